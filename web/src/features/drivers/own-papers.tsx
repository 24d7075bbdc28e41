import { useEffect, useRef, useState } from 'react'
import { Button } from '@mantine/core'
import type { DriverDocument } from '@volant/domain/drivers/documents'
import { PAPERS, type PaperStanding } from '@volant/domain/drivers/papers'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import { focusDetails, focusDocument } from './document-id'
import type { Driver } from './driver-query'
import classes from './own-papers.module.css'
import { PaperLine } from './paper-line'
import { papersNow } from './papers-now'

/** How each of one's papers stands, the most urgent first, with what to do about it. */
export function OwnPapers({ driver }: { driver: Driver }) {
  const t = useWords('ownFile')
  const [now] = useState(() => new Date())
  const papers = papersNow(driver, now)
  const open = papers.filter(({ state }) => state !== 'VALID').length
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the page follows its address before this part of it is there
    if (location.hash === '#papers') here.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div id="papers" ref={here}>
      <Card title={t('papers')} description={open === 0 ? t('inOrder') : t('toDo', { count: open })} flush>
        <ul className={classes.list}>
          {papers.map((standing) => (
            <Line
              key={standing.paper}
              standing={standing}
              verifiedAt={driver.paperChecks.find(({ paper }) => paper === standing.paper)?.verifiedAt}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Line({ standing, verifiedAt }: { standing: PaperStanding; verifiedAt: string | undefined }) {
  const t = useWords('ownFile')
  const language = useLanguage()
  const { paper, state, lacking } = standing
  const name = t(`paper.${paper}`)
  const slot: DriverDocument = lacking[0] ?? PAPERS[paper][0]
  const verb = state === 'UNDATED' ? 'date' : lacking.length > 0 ? 'send' : 'renew'
  const advice = { ended: (date: string) => t('endedOn', { date }), undated: t('undated') }
  return (
    <PaperLine
      standing={standing}
      advice={advice}
      checked={verifiedAt && t('verified', { date: formatDate(verifiedAt, language) })}
    >
      {state !== 'VALID' && (
        <Button
          variant="default"
          mih={44}
          className={classes.next}
          aria-label={t(`${verb}Of`, { name })}
          onClick={() => (verb === 'date' ? focusDetails() : focusDocument(slot))}
        >
          {t(verb)}
        </Button>
      )}
    </PaperLine>
  )
}
