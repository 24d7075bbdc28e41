import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ELECTRONIC_FAULTS } from '@volant/domain/invoices/electronic/faults'
import { useLanguage, useWords } from '../../lib/i18n'

interface Props {
  /** An invoice that was issued, or somebody who is to be invoiced. */
  of: 'invoice' | 'buyer'
  /** Codes of the domain. */
  faults: readonly string[]
}

/** Says what keeps an electronic invoice from its way; it stops nobody. Description 11.2. */
export function ElectronicFaults({ of, faults }: Props) {
  const t = useWords('electronicInvoices')
  const language = useLanguage()
  const known = ELECTRONIC_FAULTS.filter((fault) => faults.includes(fault))
  if (known.length === 0) return null
  const reasons = new Intl.ListFormat(language).format(known.map((fault) => t(`fault.${fault}`)))
  return (
    <Alert color="orange" variant="light" role="status" mt="sm" icon={<IconAlertTriangle size={18} />}>
      {t(of === 'invoice' ? 'cannotLeave' : 'cannotBeSent', { reasons })}
    </Alert>
  )
}
