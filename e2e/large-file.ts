import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'

/** A file on the disk. Contents that are handed over with the command take the browser half a second for each megabyte. */
export function largeFile(name: string, content: Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  return path
}
