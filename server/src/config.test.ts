import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { writeSmallTiles } from '../test/small-tiles'
import { isStrongSecret } from './secrets'

const folder = mkdtempSync(join(tmpdir(), 'volant-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const random = () => randomBytes(36).toString('base64')
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://volant.example.fr',
  AUTH_SECRET: random(),
  LINK_SECRET: random(),
  FILE_SECRET: random(),
  SEAL_CERTIFICATE: 'seal.p12',
  SUPPORT_EMAIL: 'aide@convoyage.example',
  SUPPORT_PHONE: '+33 3 20 00 00 00',
  SELLER_NAME: 'Convoyage du Nord',
  SELLER_ADDRESS: '1 rue Faidherbe, 59000 Lille, France',
  SELLER_LEGAL_FORM: 'SAS',
  SELLER_SIREN: '732829320',
  SELLER_SIRET: '73282932000074',
  SELLER_VAT_ID: 'FR44732829320',
  DATA_DIR: folder,
}
const demo = { DEMO: '1', NODE_ENV: 'production', DATA_DIR: folder }

function refusal(env: Record<string, string | undefined>): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : ''
  }
  return 'started'
}

describe('production', () => {
  it('starts with strong secrets, its address and the seller', () => {
    const config = readConfig(production)
    expect(config).toMatchObject({ mode: 'production', HOST: '0.0.0.0', PUBLIC_URL: 'https://volant.example.fr' })
    expect(config.AUTH_SECRET).toBe(production.AUTH_SECRET)
    expect(config.seller).toMatchObject({ name: 'Convoyage du Nord', iban: null })
  })

  it('is what runs when nobody says otherwise', () => {
    expect(refusal({ DATA_DIR: folder })).toMatch(/AUTH_SECRET is required in production/)
  })

  it.each([
    'AUTH_SECRET',
    'LINK_SECRET',
    'FILE_SECRET',
    'PUBLIC_URL',
    'SEAL_CERTIFICATE',
    'SUPPORT_EMAIL',
    'SUPPORT_PHONE',
    'SELLER_NAME',
    'SELLER_VAT_ID',
  ])('refuses to start without %s', (name) => {
    expect(refusal({ ...production, [name]: undefined })).toMatch(new RegExp(`^ConfigError: .*\n  ${name} is required`))
  })

  it.each([
    'short',
    'a'.repeat(64),
    'please-change-me-please-change-me-please',
    'my-secret-value-1234567890-qwertyuiop',
    'volant-demo-2026-volant-demo-2026-xyz',
  ])('refuses the weak secret "%s" without showing it', (weak) => {
    const message = refusal({ ...production, AUTH_SECRET: weak })
    expect(message).toMatch(/AUTH_SECRET must be at least 32 random characters/)
    expect(message).not.toContain(weak)
  })

  it('refuses one secret for two purposes', () => {
    expect(refusal({ ...production, LINK_SECRET: production.AUTH_SECRET })).toMatch(/must differ/)
  })

  it('accepts a second secret of each kind while one is changed, if it is a strong one of its own', () => {
    const next = random()
    expect(readConfig({ ...production, AUTH_SECRET_ACCEPTED: next })).toMatchObject({
      AUTH_SECRET: production.AUTH_SECRET,
      AUTH_SECRET_ACCEPTED: next,
    })
    expect(refusal({ ...production, LINK_SECRET_ACCEPTED: 'short' })).toMatch(
      /LINK_SECRET_ACCEPTED must be at least 32/,
    )
    expect(refusal({ ...production, FILE_SECRET_ACCEPTED: production.FILE_SECRET })).toMatch(/must differ/)
  })

  it('names every fault at once', () => {
    const message = refusal({
      ...production,
      PORT: 'http',
      SMTP_URL: 'mail',
      SMS_SENDER: 'colis',
      S3_READ_LINKS: 'yes',
    })
    for (const name of ['PORT', 'SMTP_URL', 'SMS_SENDER', 'S3_READ_LINKS']) expect(message).toContain(`\n  ${name} `)
  })

  it('names what is missing, what cannot be read and what is faulty in one answer, each once', () => {
    const message = refusal({
      ...production,
      PORT: 'http',
      AUTH_SECRET: 'short',
      LINK_SECRET: '',
      LINK_SECRET_FILE: join(folder, 'none'),
      SUPPORT_PHONE: undefined,
      SMTP_URL: 'smtp://mail.example.fr',
      MAP_TILES: join(folder, 'none.pmtiles'),
    })
    expect(
      message
        .split('\n  ')
        .slice(1)
        .map((line) => line.split(' ')[0])
        .toSorted(),
    ).toEqual(['AUTH_SECRET', 'LINK_SECRET', 'MAIL_FROM', 'MAP_TILES', 'PORT', 'SUPPORT_PHONE'])
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.fr' }, 'MAIL_FROM is required with SMTP_URL'],
    [{ SMS_PROVIDER: 'twilio', SMS_SENDER: 'Convoyage' }, 'SMS_TOKEN is required with SMS_PROVIDER=twilio'],
    [{ PLACES_PROVIDER: 'google' }, 'PLACES_KEY is required with PLACES_PROVIDER=google'],
    [{ PUBLIC_URL: 'https://example.fr/app' }, 'PUBLIC_URL must be an origin'],
    [{ PUBLIC_URL: 'volant.example.fr' }, 'PUBLIC_URL must be an http or https address'],
    [{ SURVEY_ORIGIN: 'avis.example.fr' }, 'SURVEY_ORIGIN must be an http or https address'],
    [{ ALLOWED_ORIGINS: 'avis.example.fr' }, 'ALLOWED_ORIGINS must be an http or https address'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL must be a postgresql:// address'],
    [{ SELLER_SIRET: '55210055400013' }, 'SELLER_SIRET must begin with SELLER_SIREN'],
  ])('refuses %j', (change, reason) => {
    expect(refusal({ ...production, ...change })).toContain(reason)
  })

  it('reads a secret from a file', () => {
    const file = join(folder, 'auth')
    const secret = random()
    writeFileSync(file, `${secret}\n`)
    expect(readConfig({ ...production, AUTH_SECRET: '', AUTH_SECRET_FILE: file }).AUTH_SECRET).toBe(secret)
    expect(refusal({ ...production, AUTH_SECRET: '', AUTH_SECRET_FILE: join(folder, 'none') })).toMatch(
      /AUTH_SECRET_FILE/,
    )
  })
})

describe('the tiles of the map', () => {
  const archive = join(folder, 'roads.pmtiles')
  const good = writeSmallTiles(archive)
  const changed = (name: string, change: (bytes: Buffer) => Buffer | void) => {
    const bytes = Buffer.from(good)
    const path = join(folder, name)
    writeFileSync(path, change(bytes) ?? bytes)
    return path
  }
  const tilesOf = (MAP_TILES: string) => readConfig({ ...demo, MAP_TILES }).MAP_TILES

  it('are a file, named from DATA_DIR or from the root, or an address', () => {
    expect(tilesOf('roads.pmtiles')).toBe(archive)
    expect(tilesOf(archive)).toBe(archive)
    expect(tilesOf('https://tiles.example.fr/france.pmtiles')).toBe('https://tiles.example.fr/france.pmtiles')
  })

  it.each([
    ['../roads.pmtiles', /must be an absolute path, or one inside DATA_DIR/],
    ['sub/../../secret', /must be an absolute path, or one inside DATA_DIR/],
    ['none.pmtiles', /names a file that cannot be read/],
    [folder, /names a folder/],
    ['https://', /must be an http or https address, or a path/],
    [changed('text', () => Buffer.from('x'.repeat(500))), /no PMTiles archive/],
    [changed('short', (bytes) => bytes.subarray(0, 100)), /no PMTiles archive/],
    [changed('old', (bytes) => void bytes.writeUInt8(2, 7)), /no PMTiles archive of version 3/],
    [changed('pictures', (bytes) => void bytes.writeUInt8(2, 99)), /vector tiles are needed/],
    [changed('cut', (bytes) => bytes.subarray(0, -1)), /is cut short/],
    [changed('damaged', (bytes) => void bytes.fill(0, 257, 300)), /is damaged/],
    [writeSmallTiles(join(folder, 'foreign'), 'streets') && join(folder, 'foreign'), /none of the Protomaps basemap/],
  ])('stop the start in one line: %s', (path, reason) => {
    const message = refusal({ ...demo, MAP_TILES: path })
    expect(message).toMatch(reason)
    expect(message.split('\n  ')).toHaveLength(2)
  })
})

describe('the demo', () => {
  it('needs nothing, and signs with the same secrets at the next start', () => {
    const config = readConfig(demo)
    expect(config).toMatchObject({ mode: 'demo', PORT: 3000, HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' })
    const { AUTH_SECRET, LINK_SECRET, FILE_SECRET } = config
    expect(readConfig({ ...demo, PORT: '4000' })).toMatchObject({ AUTH_SECRET, LINK_SECRET, FILE_SECRET })
    expect(new Set([AUTH_SECRET, LINK_SECRET, FILE_SECRET]).size).toBe(3)
    expect([AUTH_SECRET, LINK_SECRET, FILE_SECRET].every(isStrongSecret)).toBe(true)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('is a choice of DEMO=1 alone', () => {
    expect(readConfig({ NODE_ENV: 'development', DATA_DIR: folder }).mode).toBe('development')
    expect(refusal({ ...demo, DEMO: '0' })).toMatch(/required in production/)
  })

  it('says so when the kept secrets are damaged', () => {
    const other = mkdtempSync(join(folder, 'damaged-'))
    writeFileSync(join(other, 'secrets.json'), '{}')
    expect(refusal({ ...demo, DATA_DIR: other })).toMatch(/secrets\.json is damaged/)
  })
})
