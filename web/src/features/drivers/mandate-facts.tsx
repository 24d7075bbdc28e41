import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { FactsList } from '../../ui/data/facts-list'
import { Link } from '../../ui/layout/link'
import { mandateOfDriverQuery } from './mandate-query'

interface Props {
  driverId: string
  hrefOf: (mandateId: string) => string
}

/** The mandate of a driver, or that there is none yet; nothing where the company takes no mandates. */
export function MandateFacts({ driverId, hrefOf }: Props) {
  const t = useWords('drivers')
  const language = useLanguage()
  const found = useQuery(mandateOfDriverQuery(driverId)).data
  if (!found || (!found.available && !found.mandate)) return null
  const { mandate } = found
  return (
    <FactsList
      facts={
        mandate
          ? [
              [t('mandate.reference'), mandate.reference],
              [t('mandate.signedAt'), formatDate(mandate.signedAt, language)],
              [
                t('mandate.document'),
                <Link key="see" href={hrefOf(mandate.mandateId)}>
                  {t('mandate.see')}
                </Link>,
              ],
            ]
          : [[t('mandate.title'), t('mandate.none')]]
      }
    />
  )
}
