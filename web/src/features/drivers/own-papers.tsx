import { useEffect, useRef, useState } from 'react'
import { Button } from '@mantine/core'
import type { DriverDocument } from '@volant/domain/drivers/documents'
import { PAPERS, papersOf, type PaperStanding, type PaperState } from '@volant/domain/drivers/papers'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge, type Tone } from '../../ui/badges/status-badge'
import { Card } from '../../ui/layout/card'
import { focusDetails, focusDocument } from './document-id'
import type { Driver } from './driver-query'
import classes from './own-papers.module.css'

const TONE: Record<PaperState, Tone> = {
  ENDED: 'red',
  MISSING: 'red',
  ENDS_SOON: 'amber',
  UNDATED: 'amber',
  VALID: 'green',
}

/** How each of one's papers stands, the most urgent first, with what to do about it. */
export function OwnPapers({ driver }: { driver: Driver }) {
  const t = useWords('ownFile')
  const [now] = useState(() => new Date())
  const until = driver.drivingPermitDueDate
  const papers = papersOf({ docs: driver.docs, drivingPermitDueDate: until === null ? null : new Date(until) }, now)
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
            <Line key={standing.paper} standing={standing} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function useStanding() {
  const t = useWords('ownFile')
  const drivers = useWords('drivers')
  const language = useLanguage()
  return ({ paper, state, lacking, until, daysLeft }: PaperStanding): string => {
    const date = formatDate(until, language)
    switch (state) {
      case 'ENDED':
        return t('endedOn', { date })
      case 'MISSING': {
        const whole = lacking.length === PAPERS[paper].length
        return whole ? '' : t('lacking', { documents: lacking.map((slot) => drivers(`document.${slot}`)).join(', ') })
      }
      case 'ENDS_SOON':
        return daysLeft === 0 ? t('endsToday') : t('ends', { count: daysLeft ?? 0, date })
      case 'UNDATED':
        return t('undated')
      case 'VALID':
        return until ? t('until', { date }) : t('given')
    }
  }
}

function Line({ standing }: { standing: PaperStanding }) {
  const t = useWords('ownFile')
  const said = useStanding()(standing)
  const { paper, state, lacking } = standing
  const name = t(`paper.${paper}`)
  const slot: DriverDocument = lacking[0] ?? PAPERS[paper][0]
  const verb = state === 'UNDATED' ? 'date' : lacking.length > 0 ? 'send' : 'renew'
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {said && <span className={classes.said}>{said}</span>}
      </span>
      <StatusBadge tone={TONE[state]} label={t(`state.${state}`)} />
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
    </li>
  )
}
