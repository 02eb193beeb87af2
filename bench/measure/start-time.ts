import { npmStart, type Product } from '../servers/product.ts'

export interface StartTime {
  /** Milliseconds from `npm start` to the first 200. */
  ready: number
  loginPage: number
}

/**
 * The second start on a data folder that holds the whole world: nothing to install, build, migrate or seed. The product
 * keeps running for whoever wants to look at it.
 */
export const timeStart = async (dataDir: string): Promise<{ product: Product; time: StartTime }> => {
  await stop(await started(await npmStart(dataDir)))
  const from = performance.now()
  const product = await npmStart(dataDir)
  const [ready = 0, loginPage = 0] = await product.child.firstAnswers(pagesOf(product))
  return { product, time: { ready: ready - from, loginPage: loginPage - from } }
}

const pagesOf = ({ url }: Product): string[] => [`${url}/readyz`, `${url}/login`]

const started = async (product: Product): Promise<Product> => {
  await product.child.firstAnswers(pagesOf(product))
  return product
}

const stop = ({ child }: Product): Promise<void> => child.stop()
