import { refusalError } from '@volant/contract/errors'
import type { UpdateDeliveryInput } from '@volant/contract/schema.generated'
import { updateDeliverySchema } from '@volant/domain/deliveries/schema'
import { read } from '@volant/domain/kernel/fields'
import type * as z from 'zod'
import { isPhone } from '../../../platform/phone'

/** An edit that its schema has read. */
export type EditForm = z.output<ReturnType<typeof updateDeliverySchema>>

/** Whether an entry of a form is about this vehicle: by id, or by place where it names none. */
export function isAbout(
  wanted: { readonly id?: string | null | undefined },
  place: number,
  { id, position }: { readonly id: string | null; readonly position: number },
): boolean {
  return wanted.id ? wanted.id === id : place === position
}

/** @throws 400 with the fields that are wrong */
export function formOf(input: UpdateDeliveryInput): EditForm {
  const parsed = read(updateDeliverySchema(isPhone), input)
  if (!parsed.ok) throw refusalError(parsed)
  return parsed.value
}
