import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/db/open'
import { ownDatabase, settings, testBus } from './database'

/**
 * Vitest calls this for each project before the first test file: to migrate a database for each would take longer than the tests of
 * most. What the root project provides, all have.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined || !project.isRootProject()) return undefined
  const { name, url, drop } = await ownDatabase(server)
  const database = await openDatabase({ ...settings, url, folder: '' }, testBus())
  await database.close()
  project.provide('migrated', name)
  return drop
}
