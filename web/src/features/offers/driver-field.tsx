import { useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useApiErrorWords } from '../../lib/api-error-words'
import { suggestionsQuery } from '../../lib/suggestions/suggestions-query'
import { DriverChoice } from '../../ui/drivers/driver-choice'
import type { DriverFieldProps } from '../../ui/drivers/driver-slot'
import { useField } from '../../ui/form/field'

const DEBOUNCE_MS = 250
const SHOWN = 10

/** A driver for a delivery, of those suggested or found by name. */
export function DriverField<V extends FieldValues, C = V>(props: DriverFieldProps<V, C>) {
  const { control, name, deliveryId, pickUp, deadline, ...rest } = props
  const { field, error } = useField({ control, name })
  const words = useApiErrorWords()
  const [typed, setTyped] = useState('')
  const [given] = useState<string | undefined>(field.value)
  const [keyword] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const asked = { deliveryId, carPickUpDate: pickUp, carDeliveryDeadline: deadline, limit: SHOWN }
  const found = useQuery(suggestionsQuery({ ...asked, keyword }))
  const driverIds = [...new Set<string | undefined>([given, field.value])].flatMap((id) => id || [])
  const named = useQuery({ ...suggestionsQuery({ ...asked, driverIds }), enabled: driverIds.length > 0 })
  const known = driverIds.length > 0 ? all(named.data) : []
  const listed = all(found.data)
  return (
    <DriverChoice
      {...rest}
      error={error}
      value={field.value}
      onChange={field.onChange}
      pinned={known.filter(({ id }) => id === given || (id === field.value && !listed.some((one) => one.id === id)))}
      suggestions={found.data}
      typed={typed}
      onType={setTyped}
      inputRef={field.ref}
      failure={found.isLoadingError ? { text: words(found.error), onRetry: () => void found.refetch() } : undefined}
    />
  )
}

const all = <T,>(found: { available: readonly T[]; unavailable: readonly T[] } | undefined): readonly T[] =>
  found ? [...found.available, ...found.unavailable] : []
