import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COPIES, copyFolderOf, demoServer } from './demo-server'

/** Starts the demo for all tests. Tests with a server of their own use a copy of its data: filling a second demo takes far longer. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { BASE_URL, E2E_PORT, E2E_DATA_DIR = '' } = process.env
  const demo = demoServer(Number(E2E_PORT), E2E_DATA_DIR)
  const copies = COPIES.map(copyFolderOf)
  if (!BASE_URL) {
    if (!existsSync(join(E2E_DATA_DIR, 'db'))) {
      await demo.start()
      await demo.stop()
    }
    for (const copy of copies) cpSync(E2E_DATA_DIR, copy, { recursive: true })
    await demo.start()
  }
  return async () => {
    await demo.stop()
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  }
}
