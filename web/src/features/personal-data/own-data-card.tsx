import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import { DownloadData } from './download-data'

/** A copy of what is kept of oneself. */
export function OwnDataCard() {
  const t = useWords('personalData')
  return (
    <Card
      title={t('own.title')}
      description={`${t('own.text')} ${t('own.erasure')}`}
      actions={<DownloadData>{t('own.download')}</DownloadData>}
    />
  )
}
