import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** An address on this machine that nobody has business with. */
export async function openListener() {
  let connects = 0
  const server = createServer((socket) => {
    connects += 1
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n')
  })
  // both families at once, where the machine has both
  server.listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connects: () => connects,
    close: () => void server.close(),
  }
}
