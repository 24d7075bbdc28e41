import { buyerFaults } from '@volant/domain/invoices/electronic/faults'
import { electronicAddressOf } from '@volant/domain/invoices/electronic/address'
import { treatmentOf } from '@volant/domain/invoices/electronic/invoice'
import { useWatch, type Control } from 'react-hook-form'
import { ElectronicFaults } from '../../ui/feedback/electronic-faults'
import { sirenOf, type OrganizationValues } from './organization-values'

interface Props {
  control: Control<OrganizationValues, unknown, OrganizationValues>
}

/** Says what a French organisation lacks to be sent electronic invoices, while it is typed. Description 11.2. */
export function ElectronicConcern({ control }: Props) {
  const values = useWatch({ control })
  const siren = sirenOf({ siren: values.siren ?? '' })
  const place = values.billed ? values.billingAddress : values.address
  if (treatmentOf({ siren, country: place?.country ?? 'FR' }) !== 'B2B') return null
  const electronicAddress = electronicAddressOf({ siren, electronicAddress: values.electronicAddress?.trim() || null })
  return <ElectronicFaults of="buyer" faults={buyerFaults({ siren, electronicAddress })} />
}
