import * as z from 'zod'
import { latitude, longitude } from './rest/fields'
import { ErrorCodeName } from './errors'

export const LIVE_NAMESPACE = '/location'

/**
 * How many milliseconds ago a page began to ask for what it shows: `asked` of a connection's `auth`, beside `token`. Whoever says so is told
 * `missed` where something changed since.
 */
export const AskedAgo = z.number().nonnegative()

/** The delivery's id, or for anonymous viewers its trackingId. */
export const DeliveryRoom = z.string().min(1).max(300)

export const SendLocation = z.strictObject({
  deliveryId: z.guid(),
  latitude,
  longitude,
  /** Degrees from north. */
  heading: z.number().min(0).max(360).nullish(),
  /** Metres a second. */
  speed: z.number().min(0).max(1000).nullish(),
  recordedAt: z.iso.datetime({ offset: true }).nullish(),
  /** When it was sent, by the clock that `recordedAt` is of: one that is wrong is put right by it. */
  sentAt: z.iso.datetime({ offset: true }).nullish(),
})
export type SendLocation = z.infer<typeof SendLocation>

export const Acknowledgement = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: ErrorCodeName }),
])
export type Acknowledgement = z.infer<typeof Acknowledgement>

/** Only positions carry data: everything else tells to fetch again through the normal doors. */
export const LocationFrame = z.object({
  deliveryId: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  recordedAt: z.string(),
})
export type LocationFrame = z.infer<typeof LocationFrame>

/** Tells who follows by the secret that the page is stale; `deliveryId` is that secret, and nothing else is said. */
export const TrackingHint = z.object({ deliveryId: z.string() })

export const ChangeHint = z.object({ deliveryId: z.string(), status: z.string(), version: z.int() })
export type ChangeHint = z.infer<typeof ChangeHint>

/** For the office: a driver came, changed state or papers. */
export const DriverHint = z.object({ driverId: z.string() })

export const OnlineDriver = z.object({
  driverId: z.string(),
  fullName: z.string(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
})
export type OnlineDriver = z.infer<typeof OnlineDriver>

/** Payloads a client may send, by event; the server parses each one. */
export const CLIENT_PAYLOADS = {
  'join-delivery': DeliveryRoom,
  'leave-delivery': DeliveryRoom,
  sendLocation: SendLocation,
} as const
export type ClientEvent = keyof typeof CLIENT_PAYLOADS

/** Payloads the server sends, by event. */
export const SERVER_PAYLOADS = {
  location: LocationFrame,
  'update-admin': ChangeHint,
  'update-driver': ChangeHint,
  'update-partner': ChangeHint,
  'update-tracking': TrackingHint,
  'driver-changed': DriverHint,
  'online-drivers': z.array(OnlineDriver),
  /** Hints may have been lost on their way, or were told before the connection stood: fetch again. */
  missed: z.strictObject({}),
} as const
export type ServerEvent = keyof typeof SERVER_PAYLOADS

type Ack = (answer: Acknowledgement) => void

/** Shapes for socket.io's generics. */
export type ClientToServerEvents = {
  [Event in ClientEvent]: (payload: z.input<(typeof CLIENT_PAYLOADS)[Event]>, ack?: Ack) => void
}
export type ServerToClientEvents = {
  [Event in ServerEvent]: (payload: z.output<(typeof SERVER_PAYLOADS)[Event]>) => void
}
