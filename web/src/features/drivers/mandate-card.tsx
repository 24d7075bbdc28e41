import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import { MandateFacts } from './mandate-facts'
import { mandateOfDriverQuery } from './mandate-query'

interface Props {
  driverId: string
  hrefOf: (mandateId: string) => string
}

/** For the office; nothing where the company takes no mandates and the driver has signed none. */
export function MandateCard({ driverId, hrefOf }: Props) {
  const t = useWords('drivers')
  const found = useQuery(mandateOfDriverQuery(driverId)).data
  if (!found) return null
  return (
    <Card title={t('mandate.title')}>
      <MandateFacts mandate={found.mandate} hrefOf={hrefOf} />
    </Card>
  )
}
