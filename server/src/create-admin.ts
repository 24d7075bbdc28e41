import { parseArgs } from 'node:util'
import { Email, LanguageCode, text } from '@volant/contract/rest/fields'
import * as z from 'zod'
import { readConfig } from './config'
import { createIdentityFeature } from './features/identity/feature'
import { createFirstAdmin } from './features/identity/accounts/first-admin'
import { Bus } from './platform/bus'
import { systemClock } from './platform/clock'
import { reasonOf } from './platform/db/reason'
import { choosePush } from './platform/push/choose'
import { createLiveSender } from './platform/live/sender'
import { openConfiguredDatabase } from './platform/platform'

const USAGE = 'create-admin --email name@company.fr --first-name Ada --last-name Martin [--language fr|en]'

const Arguments = z.object({
  email: Email,
  'first-name': text(50),
  'last-name': text(50),
  language: LanguageCode.default('fr'),
})

function readArguments(): z.infer<typeof Arguments> {
  const option = { type: 'string' } as const
  const options = { email: option, 'first-name': option, 'last-name': option, language: option }
  const parsed = Arguments.safeParse(parseArgs({ options }).values)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
  throw new Error(`${USAGE}\n${faults.join('\n')}`)
}

async function run(): Promise<void> {
  const given = readArguments()
  const config = readConfig(process.env)
  const bus = new Bus((error, type) => process.stderr.write(`${type}: ${String(error)}\n`))
  const db = await openConfiguredDatabase(config, bus)
  try {
    const { accounts } = createIdentityFeature({
      db,
      config,
      clock: systemClock,
      live: createLiveSender(),
      push: choosePush(config),
    })
    const password = await createFirstAdmin(db, accounts, {
      email: given.email,
      firstName: given['first-name'],
      lastName: given['last-name'],
      language: given.language,
    })
    process.stdout.write(
      `${given.email} may sign in once with ${password} within a week, and then chooses a password.\n`,
    )
  } finally {
    await db.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
})
