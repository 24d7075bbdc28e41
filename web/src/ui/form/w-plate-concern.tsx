import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { countriesBeyondPlate } from '@volant/domain/deliveries/w-plate'
import { useLanguage, useWords } from '../../lib/i18n'

interface Props {
  /** Ids of the chosen options. */
  options: readonly string[]
  delivery: Readonly<
    Record<'fromAddress' | 'toAddress' | 'toReturnFromAddress' | 'toReturnToAddress', { country: string | null } | null>
  >
}

/** Says that a W plate was chosen for a delivery that leaves France; it never stops anybody. Description 11.4. */
export function WPlateConcern({ options, delivery }: Props) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const { fromAddress, toAddress, toReturnFromAddress, toReturnToAddress } = delivery
  const beyond = countriesBeyondPlate(options, [fromAddress, toAddress, toReturnFromAddress, toReturnToAddress])
  if (beyond.length === 0) return null
  const nameOf = new Intl.DisplayNames([language], { type: 'region' })
  const countries = beyond.map((country) => nameOf.of(country)).join(', ')
  return (
    <Alert color="orange" variant="light" role="status" mt="sm" icon={<IconAlertTriangle size={18} />}>
      {t(beyond.includes('MC') ? 'detail.wPlateMonaco' : 'detail.wPlateAbroad', { countries })}
    </Alert>
  )
}
