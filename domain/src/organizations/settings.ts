import type * as z from 'zod'
import { flag, form, listOf, oneOf, optionalText, requiredText } from '../kernel/fields'
import { CAR_TYPES, MOTORIZATIONS } from '../deliveries/statuses'

const defaultCar = form({
  marque: requiredText(60),
  carType: oneOf(CAR_TYPES),
  type: oneOf(MOTORIZATIONS),
  model: requiredText(60),
})

const defaultDocument = form({
  label: optionalText(),
  name: requiredText(),
  key: optionalText(256),
  type: optionalText(40),
  url: optionalText(500),
})

/**
 * Settings of an organisation: `one_date` asks for the deadline only, `no_docs` skips documents, defaults fill the wizard.
 * Description 3. The stored JSON stays below 64 KB by the bounds of its lists. Description 10.6.
 */
export const organizationSettingsSchema = form({
  one_date: flag().default(false),
  no_docs: flag().default(false),
  defaultValues: form({
    documents: listOf(defaultDocument, 20).default([]),
    cars: listOf(defaultCar, 50).default([]),
  }).nullish(),
  /** Only the special organisation has its own list of models. */
  carModels: listOf(form({ marque: requiredText(60), models: listOf(requiredText(60), 100) }), 50).nullish(),
})
export type OrganizationSettings = z.output<typeof organizationSettingsSchema>
/** As a row keeps them: what was never set is not there. */
export type StoredSettings = z.input<typeof organizationSettingsSchema>

export const DEFAULT_SETTINGS: OrganizationSettings = { one_date: false, no_docs: false }
