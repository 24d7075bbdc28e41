import type { mandateOfDriver } from '@volant/contract/rest/drivers'
import type { CallOutput } from '@volant/contract/rest/verb'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { FactsList } from '../../ui/data/facts-list'
import { Link } from '../../ui/layout/link'

interface Props {
  mandate: CallOutput<typeof mandateOfDriver>['mandate']
  hrefOf: (mandateId: string) => string
}

/** The mandate of a driver, that it has lapsed, or that there is none yet. */
export function MandateFacts({ mandate, hrefOf }: Props) {
  const t = useWords('drivers')
  const language = useLanguage()
  const lapsesAt = formatDate(mandate?.lapsesAt, language)
  return (
    <FactsList
      facts={
        mandate
          ? [
              [t('mandate.reference'), mandate.reference],
              [t('mandate.signedAt'), formatDate(mandate.signedAt, language)],
              ...(mandate.lapsed
                ? [[t('mandate.lapsedOn'), t('mandate.lapsed', { date: lapsesAt })] as const]
                : [
                    [t('mandate.validUntil'), lapsesAt] as const,
                    [
                      t('mandate.document'),
                      <Link key="see" href={hrefOf(mandate.mandateId)}>
                        {t('mandate.see')}
                      </Link>,
                    ] as const,
                  ]),
            ]
          : [[t('mandate.reference'), t('mandate.none')]]
      }
    />
  )
}
