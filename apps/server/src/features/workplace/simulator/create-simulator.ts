import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock/clock.ts'
import { simulateDingtalk } from './simulated-dingtalk.ts'
import { simulateFeishu } from './simulated-feishu.ts'
import { simulateOidc } from './simulated-oidc.ts'
import { SimulatedSuites } from './simulated-suites.ts'
import { simulateWecom } from './simulated-wecom.ts'
import { mountSimulatorClients } from './simulator-client.ts'
import { mountSimulatorPages } from './simulator-pages.ts'

/**
 * The other side of every connection of the demo. Its API listens on the loopback interface only, from the first call
 * on; what people see of it is mounted beside our own pages.
 */
export const createSimulator = (clock: Clock) => {
  const suites = new SimulatedSuites()
  let api: Promise<FastifyInstance> | undefined

  const listen = async (): Promise<FastifyInstance> => {
    const app = fastify()
    await app.register(formbody)
    simulateFeishu(app, suites)
    simulateWecom(app, suites)
    simulateDingtalk(app, suites, 'dingtalk')
    simulateDingtalk(app, suites, 'dingtalk_third')
    simulateOidc(app, suites, clock)
    await app.listen({ host: '127.0.0.1', port: 0 })
    return app
  }

  return {
    async address(): Promise<string> {
      api ??= listen()
      return `${(await api).listeningOrigin}/simulator`
    },
    mount(app: FastifyInstance): void {
      mountSimulatorPages(app, suites, clock)
      mountSimulatorClients(app, suites)
    },
    async stop(): Promise<void> {
      await (await api)?.close()
    },
  }
}

export type Simulator = ReturnType<typeof createSimulator>
