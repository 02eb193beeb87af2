import { useEffect, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import { currentSession, onSessionChange } from '../session/session.ts'

export const CONNECT_DELAY_MS = 2000

interface Listening {
  room: string
  event: string
  handler: (payload: unknown) => void
}

const listeners = new Set<Listening>()
let socket: Socket | undefined
let connectedToken = ''
let timer: ReturnType<typeof setTimeout> | undefined

const isWanted = (room: string): boolean => [...listeners].some((listening) => listening.room === room)

/** Hears `event` of a room while the component is there; null is no room. Joins again by itself after a lost connection. */
export const useRealtime = <Payload>(
  room: string | null,
  event: string,
  handler: (payload: Payload) => void,
): void => {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    if (room === null) return
    return listen({ room, event, handler: (payload) => latest.current(payload as Payload) })
  }, [room, event])
}

const listen = (listening: Listening): (() => void) => {
  const isFirst = !isWanted(listening.room)
  listeners.add(listening)
  socket?.on(listening.event, listening.handler)
  if (isFirst && socket?.connected) socket.emit('join', listening.room)
  return () => {
    listeners.delete(listening)
    socket?.off(listening.event, listening.handler)
    if (!isWanted(listening.room) && socket?.connected) socket.emit('leave', listening.room)
  }
}

/** Keeps one connection for whoever is signed in, opened a little later so that the first screen goes first. */
export const startRealtime = (): (() => void) => {
  followSession()
  const unsubscribe = onSessionChange(followSession)
  return () => {
    unsubscribe()
    disconnect()
  }
}

const followSession = (): void => {
  const token = currentSession()?.token ?? ''
  if (token === connectedToken) return
  disconnect()
  connectedToken = token
  if (token) timer = setTimeout(() => void connect(token), CONNECT_DELAY_MS)
}

const disconnect = (): void => {
  clearTimeout(timer)
  socket?.disconnect()
  socket = undefined
  connectedToken = ''
}

const connect = async (token: string): Promise<void> => {
  const { io } = await import('socket.io-client')
  if (token !== connectedToken) return
  const opened = io(import.meta.env.VITE_API_BASE ?? window.location.origin, { auth: { token } })
  opened.on('connect', () => {
    for (const room of new Set([...listeners].map((listening) => listening.room))) opened.emit('join', room)
  })
  for (const { event, handler } of listeners) opened.on(event, handler)
  socket = opened
}
