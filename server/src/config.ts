import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mapTilesAt, mapTilesProblem } from './map-tiles'
import { keptSecrets } from './secrets'
import type { Secrets } from './secrets'
import { creditorIdOf, sellerOf, sellerProblems } from './seller'
import type { Seller } from './seller'
import { Variables } from './variables'

export type Mode = 'demo' | 'development' | 'production'

/** The variables under their own names, with what stands in for those left out. */
export interface Config extends Variables {
  readonly mode: Mode
  readonly PUBLIC_URL: string
  readonly HOST: string
  readonly AUTH_SECRET: string
  readonly LINK_SECRET: string
  readonly FILE_SECRET: string
  readonly SUPPORT_EMAIL: string
  readonly SUPPORT_PHONE: string
  readonly seller: Seller
  /** SEPA creditor identifier of the company; null where drivers sign no direct-debit mandates. */
  readonly creditorId: string | null
}

interface Problem {
  readonly name: string
  readonly reason: string
}

/** Names every variable at fault once, with the first reason, and never shows a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(problems: readonly Problem[]) {
    const first = problems.filter(({ name }, at) => problems.findIndex((other) => other.name === name) === at)
    const lines = first.map(({ name, reason }) => `  ${name} ${reason}`)
    super(`Volant cannot start with this configuration:\n${lines.join('\n')}`)
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Empty means unset, as compose files write it; `NAME_FILE` stands for the content of that file. */
function given(env: Environment, problems: Problem[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(Variables.shape)) {
    const file = env[`${name}_FILE`]
    const value = env[name] || (file && readContent(name, file, problems))
    if (value) values[name] = value
  }
  return values
}

function readContent(name: string, file: string, problems: Problem[]): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    problems.push({ name, reason: `cannot be read from the file that ${name}_FILE names` })
    return undefined
  }
}

/** What is wrong with single variables goes to the problems; those count as left out, so that the others can be checked together. */
function readVariables(env: Environment, problems: Problem[]): Variables {
  const values = given(env, problems)
  const parsed = Variables.safeParse(values)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    problems.push({ name, reason: message })
    delete values[name]
  }
  return Variables.parse(values)
}

const NEEDS: readonly [when: (v: Variables) => boolean, because: string, ...names: (keyof Variables)[]][] = [
  [(v) => v.SMTP_URL !== undefined, 'SMTP_URL', 'MAIL_FROM'],
  [(v) => v.SMS_PROVIDER === 'twilio', 'SMS_PROVIDER=twilio', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_SENDER'],
  [(v) => v.DATABASE_READ_URL !== undefined, 'DATABASE_READ_URL', 'DATABASE_URL'],
  [(v) => v.S3_ACCESS_KEY_ID !== undefined, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  [(v) => v.PLACES_PROVIDER === 'google', 'PLACES_PROVIDER=google', 'PLACES_KEY'],
  [(v) => v.ROUTES_PROVIDER === 'google', 'ROUTES_PROVIDER=google', 'ROUTES_KEY'],
]

const SECRETS = ['AUTH_SECRET', 'LINK_SECRET', 'FILE_SECRET'] as const
const ACCEPTED = ['AUTH_SECRET_ACCEPTED', 'LINK_SECRET_ACCEPTED', 'FILE_SECRET_ACCEPTED'] as const
const REQUIRED = [...SECRETS, 'PUBLIC_URL', 'SEAL_CERTIFICATE', 'SUPPORT_EMAIL', 'SUPPORT_PHONE'] as const

function productionProblems(variables: Variables): Problem[] {
  const missing = REQUIRED.filter((name) => variables[name] === undefined)
  const secrets = [...SECRETS, ...ACCEPTED].map((name) => variables[name]).filter((secret) => secret !== undefined)
  return [
    ...missing.map((name) => ({ name, reason: 'is required in production' })),
    ...(new Set(secrets).size < secrets.length
      ? [{ name: SECRETS.join(', '), reason: 'must differ from each other, and from those accepted' }]
      : []),
    ...sellerProblems(variables),
  ]
}

function modeOf({ DEMO, NODE_ENV }: Variables): Mode {
  if (DEMO) return 'demo'
  return NODE_ENV === 'production' ? 'production' : 'development'
}

function secretsOf(variables: Variables, dataDir: string): Secrets {
  const { AUTH_SECRET, LINK_SECRET, FILE_SECRET } = variables
  if (AUTH_SECRET && LINK_SECRET && FILE_SECRET) return { AUTH_SECRET, LINK_SECRET, FILE_SECRET }
  const kept = keptSecrets(dataDir)
  return {
    AUTH_SECRET: AUTH_SECRET ?? kept.AUTH_SECRET,
    LINK_SECRET: LINK_SECRET ?? kept.LINK_SECRET,
    FILE_SECRET: FILE_SECRET ?? kept.FILE_SECRET,
  }
}

/**
 * Reads the environment. Outside production, missing secrets are made once and kept in DATA_DIR.
 * @throws ConfigError naming each variable at fault and why
 */
export function readConfig(env: Environment): Config {
  const problems: Problem[] = []
  const variables = readVariables(env, problems)
  const mode = modeOf(variables)
  for (const [applies, because, ...names] of NEEDS)
    for (const name of names)
      if (applies(variables) && variables[name] === undefined)
        problems.push({ name, reason: `is required with ${because}` })
  const dataDir = resolve(variables.DATA_DIR)
  const { MAP_TILES } = variables
  const tilesProblem = MAP_TILES === undefined ? undefined : mapTilesProblem(MAP_TILES, dataDir)
  if (tilesProblem !== undefined) problems.push({ name: 'MAP_TILES', reason: tilesProblem })
  if (mode === 'production') problems.push(...productionProblems(variables))
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...variables,
    ...(MAP_TILES !== undefined && { MAP_TILES: mapTilesAt(MAP_TILES, dataDir) }),
    ...secretsOf(variables, dataDir),
    mode,
    DATA_DIR: dataDir,
    HOST: variables.HOST ?? (mode === 'production' ? '0.0.0.0' : 'localhost'),
    PUBLIC_URL: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    SUPPORT_EMAIL: variables.SUPPORT_EMAIL ?? 'support@volant.test',
    SUPPORT_PHONE: variables.SUPPORT_PHONE ?? '+33 1 00 00 00 00',
    seller: sellerOf(variables),
    creditorId: creditorIdOf(variables),
  }
}
