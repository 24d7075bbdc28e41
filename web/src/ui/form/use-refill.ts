import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What somebody else saved meanwhile comes into the fields that were not touched here, once a newer version was loaded. */
export function useRefill<V extends FieldValues>(
  { reset }: Pick<UseFormReturn<V, unknown, V>, 'reset'>,
  values: V,
  version: string | number,
) {
  const filledFrom = useRef(version)
  const refill = useEffectEvent(() => {
    if (filledFrom.current === version) return
    filledFrom.current = version
    reset(values, { keepDirtyValues: true, keepDirty: true })
  })
  useEffect(() => refill(), [version])
}
