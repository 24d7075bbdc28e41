import { cpSync, rmSync } from 'node:fs'
import { copyOf, demoServer } from './demo-server'

/** The product as the demo, for all journeys. Those that stop their server have a copy: to fill a second one takes far longer. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { BASE_URL, E2E_PORT, E2E_DATA_DIR = '' } = process.env
  const demo = demoServer(Number(E2E_PORT), E2E_DATA_DIR)
  const copy = copyOf(E2E_DATA_DIR)
  if (!BASE_URL) {
    await demo.start()
    await demo.stop()
    cpSync(E2E_DATA_DIR, copy, { recursive: true })
    await demo.start()
  }
  return async () => {
    await demo.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}
