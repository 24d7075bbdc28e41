import { EMAIL } from '@volant/domain/kernel/email'
import * as z from 'zod'
import { isSmsSender } from './platform/sms/sender'
import { isKnownProxy } from './platform/http/address'
import { isStrongSecret } from './secrets'
import { SellerVariables } from './seller'

const web = z.url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
const origin = web
  .refine((url) => new URL(url).pathname === '/', 'must be an origin: paths sit at its root')
  .transform((url) => new URL(url).origin)
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number')
const secret = z
  .string()
  .refine(isStrongSecret, 'must be at least 32 random characters, e.g. `openssl rand -base64 48`')
const list = z.string().transform((text) => text.split(',').map((part) => part.trim()))
const proxies = z
  .string()
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())))
  .refine(isKnownProxy, 'must be the number of proxies in front, or their addresses')

const ServerVariables = z.object({
  DEMO: flag.default(false).describe('Demo data, demo accounts and the outbox page. Only `npm start` sets it'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000).describe('Port to listen on'),
  HOST: z.string().optional().describe('Address to listen on; localhost in demo and development, else 0.0.0.0'),
  PUBLIC_URL: origin.optional().describe('Where people reach the product; stands in messages. http://localhost:PORT'),
  TRUST_PROXY: proxies.default(0).describe('Reverse proxies in front: how many, or their addresses'),
  METRICS_TOKEN: secret.optional().describe('Reads /metrics in production, sent as a bearer'),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]).describe('Other origins that may call, comma separated'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database, files and kept secrets'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  AUTH_SECRET: secret.optional().describe('Signs sessions. Required in production'),
  LINK_SECRET: secret.optional().describe('Signs public links. Required in production'),
  FILE_SECRET: secret.optional().describe('Signs links to files. Required in production'),
  AUTH_SECRET_ACCEPTED: secret.optional().describe('Accepted beside AUTH_SECRET while that is being changed'),
  LINK_SECRET_ACCEPTED: secret.optional().describe('The same for LINK_SECRET'),
  FILE_SECRET_ACCEPTED: secret.optional().describe('The same for FILE_SECRET'),
  SEAL_CERTIFICATE: z
    .string()
    .optional()
    .describe('P12 or PEM file that reports are sealed with. Required in production'),
  SEAL_PASSPHRASE: z.string().default('').describe('Passphrase of SEAL_CERTIFICATE, where it has one'),
})

const StoreVariables = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional()
    .describe('PostgreSQL 15 or later; without it the embedded database in DATA_DIR'),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional()
    .describe('A copy that follows DATABASE_URL, for reads that may be a second old'),
  DURABILITY: z
    .enum(['full', 'relaxed'])
    .default('full')
    .describe('relaxed: the embedded database need not reach the disk at each commit'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })
    .optional()
    .describe('Live channel and limits across processes'),
  S3_BUCKET: z.string().optional().describe('Files in this bucket; without it in DATA_DIR'),
  S3_REGION: z.string().default('eu-west-3').describe('Region of the bucket'),
  S3_ENDPOINT: web.optional().describe('Address of a store other than Amazon'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Without it, what the machine itself may do'),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_READ_LINKS: flag.default(false).describe('1: browsers read from the bucket by presigned links, not through us'),
})

const TraceVariables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional().describe('Where traces are sent, over HTTP; without it there are none'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: web.optional().describe('The same, with the whole path'),
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .default(false)
    .describe('true: no traces'),
  OTEL_SERVICE_NAME: z.string().default('volant').describe('What traces call this service'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on')
    .describe('Which traces are kept'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional().describe('The share kept by traceidratio'),
})

const MessageVariables = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe('Mail server; without it messages stay in the outbox'),
  MAIL_FROM: z.string().optional().describe('Sender, e.g. Volant <contact@example.fr>'),
  SMS_PROVIDER: z.enum(['outbox', 'twilio']).default('outbox'),
  SMS_ACCOUNT: z.string().optional().describe('Account SID'),
  SMS_TOKEN: z.string().optional().describe('Auth token'),
  SMS_SENDER: z
    .string()
    .refine(isSmsSender, 'must be a number, or a name of at most 11 letters and digits that operators do not block')
    .optional(),
  SMS_URL: web.optional().describe('Another address of the provider'),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, as `npx web-push generate-vapid-keys` writes a private key')
    .optional()
    .describe('Signs notices to browsers; without it a key made once in DATA_DIR'),
  PUSH_SERVICES: list.pipe(z.array(origin)).default([]).describe('Other push services than those of the browsers'),
  LATE_SMS: flag.default(true).describe('1: who waits for a vehicle is told once of a delay of more than 30 minutes'),
  ARRIVAL_SMS: flag
    .default(true)
    .describe('1: who waits for a vehicle is told an hour before it arrives, and a quarter of an hour'),
  LATE_MAIL: flag.default(false).describe('1: maintainers get a mail when deliveries turn late'),
})

const PageVariables = z.object({
  MAP_STYLE_URL: web.optional().describe('MapLibre style; comes before MAP_TILES'),
  MAP_TILES: z.string().optional().describe('PMTiles file of roads, a path or an address; without it the bundled map'),
  PLACES_PROVIDER: z.enum(['embedded', 'ban', 'google']).default('embedded'),
  PLACES_URL: z.string().optional().describe('Address of the provider; for ban, Photon’s after a comma'),
  PLACES_KEY: z.string().optional(),
  ROUTES_PROVIDER: z.enum(['embedded', 'osrm', 'valhalla', 'google']).default('embedded'),
  ROUTES_URL: web.optional(),
  ROUTES_KEY: z.string().optional(),
  SUPPORT_EMAIL: z.email({ pattern: EMAIL }).optional(),
  SUPPORT_PHONE: z.string().optional(),
  ACCOUNTING_URL: web.optional().describe('Where the accounting entry of the menu leads'),
  CHAT_URL: web.optional().describe('Page of the support chat, shown in a frame'),
  SURVEY_ORIGIN: origin.optional().describe('Origin of the survey pages where it is not PUBLIC_URL'),
})

/** Every variable the server reads. Each may also come from a file named by the variable with `_FILE` behind its name. */
export const Variables = z.object({
  ...ServerVariables.shape,
  ...StoreVariables.shape,
  ...TraceVariables.shape,
  ...MessageVariables.shape,
  ...PageVariables.shape,
  ...SellerVariables.shape,
})
export type Variables = z.output<typeof Variables>
