import { Button } from '@mantine/core'
import { IconNavigation } from '@tabler/icons-react'
import { addressLine } from '@volant/domain/places/address-line'
import { MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import type { MissionPlace } from '../mission'
import classes from './cards.module.css'
import { navigationHref } from './navigation-link'

interface Props {
  label: string
  place: MissionPlace | null
}

/** An address with its notes and a navigation link. */
export function PlaceRow({ label, place }: Props) {
  const t = useWords('mission')
  return (
    <div className={classes.place}>
      <div>
        <p className={classes.kicker}>{label}</p>
        <p className={classes.address}>{(place && addressLine(place)) || MISSING}</p>
      </div>
      {place && (
        <Button
          component="a"
          size="md"
          variant="default"
          href={navigationHref(place)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconNavigation size={18} aria-hidden="true" />}
          aria-label={t('prepare.navigateTo', { place: place.city ?? addressLine(place) })}
        >
          {t('prepare.navigate')}
        </Button>
      )}
      {place?.addressPrecision && <p className={classes.precision}>{place.addressPrecision}</p>}
    </div>
  )
}
