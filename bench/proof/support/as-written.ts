import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Written {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** One request whose method and path leave as they are written here: `fetch` tidies up `/../` and refuses TRACE. */
export function askAsWritten(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
  }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Written> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}
