import * as z from 'zod'
import { verb } from './verb'

const Health = z.object({
  status: z.enum(['ok', 'degraded', 'unavailable']),
  checks: z.record(z.string(), z.boolean()).optional(),
})

export const live = verb({
  summary: 'Whether the process runs',
  method: 'GET',
  path: '/health/live',
  replies: { 200: Health },
})
export const ready = verb({
  summary: 'Whether the process can answer',
  method: 'GET',
  path: '/health/ready',
  replies: { 200: Health },
})
export const metrics = verb({
  summary: 'Figures for Prometheus',
  method: 'GET',
  path: '/metrics',
  replies: { 200: { contentType: 'text/plain; version=0.0.4; charset=utf-8' } },
})
export const docs = verb({
  summary: 'This description as a page',
  method: 'GET',
  path: '/docs',
  replies: { 200: { contentType: 'text/html; charset=utf-8' } },
})

/** What the web app needs to know at run time; nothing secret. */
export const WebConfig = z.object({
  demo: z.boolean(),
  /** URL of a MapLibre style, or null for the bundled base map. */
  mapStyleUrl: z.string().nullable(),
  /** Where browsers read the PMTiles archive of the map, or null for the bundled base map. */
  mapTilesUrl: z.string().nullable(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  accountingUrl: z.string().nullable(),
  chatUrl: z.string().nullable(),
  surveyOrigin: z.string().nullable(),
  pushPublicKey: z.string().nullish(),
})
export type WebConfig = z.infer<typeof WebConfig>

export const config = verb({
  summary: 'What the web app needs to know at run time',
  method: 'GET',
  path: '/config.json',
  replies: { 200: WebConfig },
})

/** Demo mode only: messages as they left or would have left, newest first. */
export const outbox = verb({
  summary: 'Messages of the demo, newest first',
  method: 'GET',
  path: '/dev/outbox',
  replies: {
    200: z.array(
      z.object({
        id: z.string(),
        channel: z.enum(['email', 'sms', 'push']),
        to: z.string(),
        subject: z.string().nullable(),
        text: z.string(),
        html: z.string().nullable(),
        attachment: z.object({ name: z.string(), url: z.string() }).nullish(),
        createdAt: z.string(),
      }),
    ),
  },
})
