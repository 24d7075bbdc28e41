import { Button } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { Link } from '../../../ui/layout/link'
import type { Detail } from './detail-query'

/** The number of pending offers and the link to them. */
export function OffersCard({ delivery, href }: { delivery: Detail; href: string }) {
  const t = useWords('deliveries')
  return (
    <Card
      title={t('detail.offers')}
      description={t('detail.offersCount', { count: delivery.number_of_offers ?? 0 })}
      actions={
        <Button component={Link} href={href} variant="default" leftSection={<IconTags size={16} aria-hidden="true" />}>
          {t('detail.seeOffers')}
        </Button>
      }
    />
  )
}
