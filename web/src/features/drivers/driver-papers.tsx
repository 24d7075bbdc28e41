import { useState } from 'react'
import { Button } from '@mantine/core'
import type { PaperStanding } from '@volant/domain/drivers/papers'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import type { Driver } from './driver-query'
import classes from './own-papers.module.css'
import { PaperLine } from './paper-line'
import { papersNow } from './papers-now'
import { useDrivers } from './use-drivers'

interface Props {
  driver: Driver
  /** False for support, who reads. */
  editable: boolean
}

/** How a driver's papers stand, for the office, and who has read which. */
export function DriverPapers({ driver, editable }: Props) {
  const t = useWords('drivers')
  const [now] = useState(() => new Date())
  const papers = papersNow(driver, now)
  const open = papers.filter(({ state }) => state !== 'VALID').length
  return (
    <Card title={t('papers')} description={open === 0 ? t('papersInOrder') : t('papersOpen', { count: open })} flush>
      <ul className={classes.list}>
        {papers.map((standing) => (
          <Line key={standing.paper} driver={driver} standing={standing} editable={editable} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ driver, standing, editable }: Props & { standing: PaperStanding }) {
  const t = useWords('drivers')
  const own = useWords('ownFile')
  const language = useLanguage()
  const { verify } = useDrivers()
  const [busy, setBusy] = useState(false)
  const { paper, state } = standing
  const check = driver.paperChecks.find((one) => one.paper === paper)
  const holds = state === 'VALID' || state === 'ENDS_SOON'
  const advice = { ended: (date: string) => t('paperEnded', { date }), undated: t('paperUndated') }
  const press = () => {
    setBusy(true)
    // a refusal is shown in a toast
    void verify(driver, paper, !check).then(
      () => setBusy(false),
      () => setBusy(false),
    )
  }
  return (
    <PaperLine
      standing={standing}
      advice={advice}
      checked={check && t('verifiedBy', { date: formatDate(check.verifiedAt, language), name: check.verifiedBy })}
    >
      {editable && (holds || check) && (
        <Button
          variant={check ? 'subtle' : 'default'}
          color={check ? 'gray' : undefined}
          mih={44}
          // its word begins where the words above do, should it stand below them
          px={check ? 10 : undefined}
          ml={check ? -10 : undefined}
          className={classes.next}
          loading={busy}
          aria-label={t(check ? 'unverifyOf' : 'verifyOf', { name: own(`paper.${paper}`) })}
          onClick={press}
        >
          {t(check ? 'unverify' : 'verify')}
        </Button>
      )}
    </PaperLine>
  )
}
