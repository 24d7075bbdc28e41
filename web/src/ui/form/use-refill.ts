import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { withOthers } from '../../lib/changed'

/**
 * What somebody else saved meanwhile comes into the fields that were not touched here, once a newer version was loaded.
 * @returns the values that the form was filled from
 */
export function useRefill<V extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<V, unknown, V>, 'getValues' | 'reset'>,
  values: V,
  version: string | number,
): () => V {
  const base = useRef({ values, version })
  const refill = useEffectEvent(() => {
    const before = base.current
    if (before.version === version) return
    base.current = { values, version }
    reset(withOthers(getValues(), before.values, values), { keepDefaultValues: true })
  })
  useEffect(() => refill(), [version])
  return () => base.current.values
}
