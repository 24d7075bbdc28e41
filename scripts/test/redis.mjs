import { connect } from 'node:net'

/** The address of a Redis for the tests, when one answers on the loopback address. */
export function findRedis() {
  if (process.env.TEST_REDIS_URL) return Promise.resolve(process.env.TEST_REDIS_URL)
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: 6379 })
    const end = (url) => {
      socket.destroy()
      resolve(url)
    }
    socket.setTimeout(1000, () => end(undefined))
    socket.on('error', () => end(undefined))
    socket.on('connect', () => socket.write('PING\r\n'))
    // The last numbered database, because the first one may hold data of others.
    socket.on('data', (answer) => end(answer.toString().startsWith('+PONG') ? 'redis://127.0.0.1:6379/15' : undefined))
  })
}
