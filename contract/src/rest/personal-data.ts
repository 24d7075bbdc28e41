import * as z from 'zod'
import { Done, Id, NoBody } from './fields'
import { verb } from './verb'

/** An object with what is kept in each part of the product. */
const JSON_FILE = { contentType: 'application/json; charset=utf-8' } as const
/** Of the driver, the client or the admin. */
const params = z.strictObject({ id: Id })

export const exportOwnData = verb({
  summary: 'Everything that is kept of oneself, as a file',
  method: 'POST',
  path: '/personal-data/download',
  body: NoBody,
  replies: { 201: JSON_FILE },
})

export const exportPersonData = verb({
  summary: 'Everything that is kept of a person, as a file',
  method: 'POST',
  path: '/personal-data/{id}/download',
  params,
  body: NoBody,
  replies: { 201: JSON_FILE },
})

export const erasePerson = verb({
  summary: 'Erase what tells who a person is, for good',
  method: 'POST',
  path: '/personal-data/{id}/erase',
  params,
  body: NoBody,
  replies: { 201: Done },
})
