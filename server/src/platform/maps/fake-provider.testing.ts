import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answers = (path: string, query: URLSearchParams, body: unknown) => unknown

export interface FakeProvider {
  readonly url: string
  readonly calls: string[]
  /** What happens next: a good answer, or one of the ways in which a provider fails. */
  mood: 'well' | 'broken' | 'refusing' | 'garbled' | 'elsewhere'
  close(): Promise<void>
}

/** A provider on this machine: it speaks the real one's language, and can fail like it. */
export async function startFakeProvider(answers: Answers): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      fake.calls.push(url.pathname)
      if (fake.mood === 'broken') return response.writeHead(500).end()
      if (fake.mood === 'refusing') return response.writeHead(422).end()
      if (fake.mood === 'elsewhere') return response.writeHead(302, { location: '/other' }).end()
      if (fake.mood === 'garbled') return response.end('<html>')
      const text = Buffer.concat(chunks).toString()
      const answer = answers(url.pathname, url.searchParams, text ? JSON.parse(text) : undefined)
      response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const fake: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    mood: 'well',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return fake
}
