import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

export const FLAGS = [
  // The map draws with WebGL in software, so no graphics card is needed.
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** @param executablePath of the system's Chromium */
export async function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS })
}
