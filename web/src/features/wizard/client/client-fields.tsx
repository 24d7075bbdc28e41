import type { UseFormReturn } from 'react-hook-form'
import type { Representative } from '../wizard-queries'
import { CustomerCard } from './customer-card'
import { DatesCard } from './dates-card'
import { RepresentativeCard } from './representative-card'
import type { ClientValues } from './values'

interface Props {
  form: UseFormReturn<ClientValues, unknown, ClientValues>
  representative: Representative | undefined
  choices?: readonly Representative[]
  kept?: boolean
  oneDate: boolean
}

/** The recipient, the representative and the dates. Description 2.15, step 1. */
export function ClientFields({ form, representative, choices, kept, oneDate }: Props) {
  return (
    <>
      <CustomerCard control={form.control} />
      <RepresentativeCard control={form.control} representative={representative} choices={choices} kept={kept} />
      <DatesCard control={form.control} oneDate={oneDate} />
    </>
  )
}
