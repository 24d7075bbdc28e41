import { useSearch } from '@tanstack/react-router'
import { MandateThanks } from '../../features/drivers/mandate-thanks'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'

export function DriverMandatePage() {
  const t = useWords('drivers')
  const { MandateId } = useSearch({ from: '/driver-mandate' })
  return (
    <PublicLayout title={t('mandate.title')}>
      <MandateThanks mandateId={MandateId} />
    </PublicLayout>
  )
}
