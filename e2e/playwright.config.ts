import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Workers load this file again: the environment passes them the values that the first process chose.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.E2E_DATA_DIR ??= join(tmpdir(), `volant-e2e-${process.pid}`)
const address = process.env.BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: '**/interruptions.spec.ts' },
    // some forty pages that all load again at once leave a journey beside them too little of the machine to be in time
    { name: 'interruptions', testMatch: '**/interruptions.spec.ts', dependencies: ['journeys'] },
  ],
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // as many as a small machine has processors: a third leaves some journeys too little to be in time
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: address,
    // Animations are drawn without a graphics card here, and nothing is learned by waiting for them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // The map draws with WebGL in software, so no graphics card is needed.
        '--disable-gpu',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        // A moving picture stands for the phone's camera, where a page is allowed to look through it.
        '--use-fake-device-for-media-stream',
        // Nobody answers a prompt here.
        '--deny-permission-prompts',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
})
