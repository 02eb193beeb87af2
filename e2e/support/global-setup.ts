import { startProduct } from './server.ts'

/** One product for the whole run; the workers read its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct()
  process.env.PRODUCT_URL = url
  return stop
}
