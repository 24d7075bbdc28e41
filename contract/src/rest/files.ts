import * as z from 'zod'
import { DOCUMENTS } from '@volant/domain/drivers/documents'
import { Id, field, looseText, oneOf, optionalText, text, whole } from './fields'
import { verb } from './verb'

const POSITIONS = {
  top: 'top',
  topLeft: 'topLeft',
  'top-left': 'topLeft',
  topRight: 'topRight',
  'top-right': 'topRight',
  bottomLeft: 'bottomLeft',
  'bottom-left': 'bottomLeft',
  bottomRight: 'bottomRight',
  'bottom-right': 'bottomRight',
  bottom: 'bottom',
  dashboard: 'dashboard',
  cables: 'cables',
  key: 'key',
} as const

const ImagePosition = z
  .enum(Object.keys(POSITIONS) as [keyof typeof POSITIONS, ...(keyof typeof POSITIONS)[]], { error: field('invalid') })
  .transform((position) => POSITIONS[position])

/** What the device knows of a photo when it is chosen; shared copies carry none of it. */
const Taken = z.strictObject({
  /** When the picture was made and when it was chosen, by the clock of the device. */
  at: z.iso.datetime({ offset: true }),
  filedAt: z.iso.datetime({ offset: true }),
  fromGallery: z.boolean(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  /** Of the bytes that are sent; other bytes are refused. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, field('invalid'))
    .nullish(),
})

export type Taken = z.infer<typeof Taken>

const VehiclePhoto = z.strictObject({
  module: z.literal('delivery'),
  CarState: oneOf(['images', 'extraImages']),
  folder: optionalText(200),
  carId: Id,
  deliveryId: Id,
  imagePos: ImagePosition,
  state: oneOf(['before', 'after']),
  taken: Taken.nullish(),
})
/** A photo of one mark. */
const MarkPhoto = z.strictObject({
  module: z.literal('delivery'),
  deliveryId: Id,
  carId: Id,
  kind: z.literal('mark'),
  state: oneOf(['before', 'after']),
})
const DeliveryDocument = z.strictObject({
  module: z.literal('delivery'),
  deliveryId: Id,
  kind: oneOf(['doc', 'validationDoc', 'signature', 'refusal', 'problem', 'expense', 'evidence']),
})
const DriverDocument = z.strictObject({
  module: z.literal('driver'),
  driverId: Id,
  slot: oneOf(DOCUMENTS),
})
const DriverAvatar = z.strictObject({ module: z.literal('driver'), driverId: Id, kind: z.literal('avatar') })

/** What the file is for: it decides who may send it, its types and its size. Description 7.1. */
export const UploadMetadata = z.union([VehiclePhoto, MarkPhoto, DeliveryDocument, DriverDocument, DriverAvatar], {
  error: field('invalid'),
})
export type UploadMetadata = z.infer<typeof UploadMetadata>

export const requestUpload = verb({
  summary: 'Ask for an address to upload a file to',
  method: 'POST',
  path: '/upload/authenticated-presigned-url',
  body: z.strictObject({
    fileName: text(200),
    fileType: text(100),
    /** Bytes; the limit depends on what the file is for. */
    fileSize: whole(1, Number.MAX_SAFE_INTEGER),
    folder: optionalText(200),
    subFolder: optionalText(200),
    metadata: UploadMetadata,
  }),
  replies: { 201: z.object({ key: z.string(), url: z.string() }) },
})

// Keys hold slashes: the path parameter is the rest of the path, URL-encoded or not.
const key = text(1024)

/** The query carries the signature; without a right one the file does not exist. */
export const readFile = verb({
  summary: 'Read a file by its signed link',
  method: 'GET',
  path: '/files/{key}',
  params: z.strictObject({ key }),
  query: z.object({ expires: looseText(20).optional(), signature: looseText(200).optional() }),
  replies: { 200: { contentType: 'application/octet-stream' } },
})

export const deleteStoredFile = verb({
  summary: 'Delete a file',
  method: 'DELETE',
  path: '/s3/{key}',
  params: z.strictObject({ key }),
  replies: { 204: null },
})
