import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { untilSignOut } from '../../lib/stored-values'

const keyOf = (key: string) => `wizard.${key}`
const read = <T>(key: string) => untilSignOut.recall<T>(keyOf(key))
const write = (key: string, value: unknown) => untilSignOut.keep(keyOf(key), value)

export const forgetDraft = (key: string) => untilSignOut.forget(keyOf(key))

/** Remembers that a delivery was created in this session, until its wizard is finished. */
export const createdInSession = {
  mark: (id: string) => write(`${id}.fresh`, true),
  of: (id: string) => read<boolean>(`${id}.fresh`) === true,
  forget: (id: string) => forgetDraft(`${id}.fresh`),
}

/** The initial values with the stored draft. Read once, because the form holds the values from then on. */
export function useDraftValues<V extends FieldValues>(key: string, known: V): { values: V; restored: boolean } {
  const [start] = useState(() => {
    const draft = read<Partial<V>>(key)
    return { values: { ...known, ...draft }, restored: draft !== undefined }
  })
  return start
}

/** Stores each change of the form for the session. Description 2.15: "a draft … one per form". */
export function useDraftStorage<V extends FieldValues>(key: string, form: UseFormReturn<V, unknown, V>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) write(key, values)
        },
      }),
    [key, form],
  )
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
