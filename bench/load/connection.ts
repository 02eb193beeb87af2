import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Answer, readAnswer } from './read-answer.ts'

/** One kept-alive connection with one request at a time: as cheap as it gets, because it shares the machine with the server. */
export class Connection {
  readonly #socket: Socket
  #received: Buffer | undefined
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => this.#receive(bytes))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new Connection(socket)
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(bytes: Buffer): void {
    this.#received = this.#received ? Buffer.concat([this.#received, bytes]) : bytes
    const answer = readAnswer(this.#received)
    if (!answer) return
    this.#received = undefined
    this.#waiting?.resolve(answer)
  }
}
