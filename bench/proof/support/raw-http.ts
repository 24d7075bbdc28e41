import { connect } from 'node:net'

const PATIENCE_MS = 10_000

export interface RawAnswer {
  /** 0 where none came. */
  readonly status: number
  /** Line and headers as they came. */
  readonly head: string
}

/** One request whose path goes out as it is written: no client's library puts it right first. */
export function askRaw(
  origin: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer = Buffer.alloc(0),
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const lines = Object.entries({ host: 'volant', connection: 'close', 'content-length': body.length, ...headers })
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', '']
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port) })
    const end = () => {
      socket.destroy()
      const [start = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(start.split(' ')[1] ?? 0), head: start })
    }
    socket.setTimeout(PATIENCE_MS, end)
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1')
    })
    socket.once('close', end)
    socket.once('error', end)
    socket.write(Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]))
  })
}
