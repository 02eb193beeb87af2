import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startApp } from './app/start-app.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { router } = startApp()
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
)
