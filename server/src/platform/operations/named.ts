import type { Actor } from '@volant/domain/kernel/actor'
import type { output, ZodType } from 'zod'
import type { RequestContext, Sent } from './registry'

/**
 * The object that a call names, for calls that hold more than its name. It is looked for where something else of the input is
 * wrong: whether it is there for this person is said before which fields are at fault.
 * @param shape the part of the input that names it
 * @param find throws NOT_FOUND, or FORBIDDEN where this person may see it and not do this
 */
export function named<Shape extends ZodType>(
  shape: Shape,
  find: (actor: Actor, name: output<Shape>) => Promise<unknown>,
): (ctx: RequestContext, sent: Sent) => Promise<void> {
  return async ({ actor }, sent) => {
    const name = shape.safeParse(sent)
    if (name.success) await find(actor, name.data)
  }
}
