import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedOf, withOthers } from '../../lib/changed'
import { untilSignOut } from '../../lib/stored-values'

const keyOf = (key: string) => `wizard.${key}`
const read = <T>(key: string) => untilSignOut.recall<T>(keyOf(key))
const write = (key: string, value: unknown) => untilSignOut.keep(keyOf(key), value)

const baseKey = (key: string) => `${key}.base`

export function forgetDraft(key: string): void {
  for (const each of [key, baseKey(key)]) untilSignOut.forget(keyOf(each))
}

/** Remembers that a delivery was created in this session, or found without its journey, until its wizard is finished. */
export const createdInSession = {
  mark: (id: string) => write(`${id}.fresh`, true),
  of: (id: string) => read<boolean>(`${id}.fresh`) === true,
  forget: (id: string) => forgetDraft(`${id}.fresh`),
}

/** What a form is filled from: the values of a delivery and their version, or those of an empty form. */
interface Base<V> {
  readonly known: V
  readonly version?: number
}

interface Start<V> extends Base<V> {
  readonly values: V
  readonly restored: boolean
}

/**
 * The initial values with the stored draft, and the version that it was typed on: what somebody else saved since is in the
 * rest. Read once, because the form holds the values from then on.
 */
export function useDraftValues<V extends FieldValues>(key: string, { known, version }: Base<V>): Start<V> {
  const [start] = useState(() => {
    const draft = read<Partial<V>>(key)
    // drafts of an earlier version of the app have none
    const before = read<Base<V>>(baseKey(key)) ?? { known, version }
    const values = withOthers({ ...before.known, ...draft }, before.known, known)
    return { known, version: draft ? before.version : version, values, restored: draft !== undefined }
  })
  return start
}

/** Whether the form says that it begins with its draft: until it was sent, or the draft was discarded. */
export function useRestored<V extends FieldValues>(key: string, form: UseFormReturn<V, unknown, V>, start: Start<V>) {
  const [isDiscarded, setDiscarded] = useState(false)
  return {
    restored: start.restored && !isDiscarded && !form.formState.isSubmitted,
    discard(known: V): void {
      forgetDraft(key)
      form.reset(known)
      setDiscarded(true)
    },
  }
}

/**
 * Stores what was changed in the form for the session, and what it was filled from.
 * Description 2.15: "a draft … one per form".
 */
export function useDraftStorage<V extends FieldValues>(
  key: string,
  form: UseFormReturn<V, unknown, V>,
  baseOf: () => Base<V>,
): void {
  const keep = useEffectEvent((values: V) => {
    const base = baseOf()
    const changed = changedOf(values, base.known)
    if (Object.keys(changed).length === 0) return forgetDraft(key)
    write(key, changed)
    write(baseKey(key), base)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [key, form])
}

/** The same key for the same content, also after a reload, so that it is created once. */
export function idempotencyKey(key: string, input: unknown): string {
  const content = JSON.stringify(input)
  const last = read<{ content: string; sent: string }>(`${key}.sent`)
  if (last?.content === content) return last.sent
  const sent = crypto.randomUUID()
  write(`${key}.sent`, { content, sent })
  return sent
}
