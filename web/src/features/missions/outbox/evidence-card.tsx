import { Alert } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { isStep, VIEWS } from '../mission'
import type { Entry } from './entry'
import classes from './evidence-card.module.css'
import { isOfFile } from './refusal'
import { useOutbox } from './use-outbox'

/** What the server did not take, because the mission had gone on without its driver or because of what it was: kept, never applied. */
export function EvidenceCard({ missionId }: { missionId: string }) {
  const t = useWords('mission')
  const { entries } = useOutbox()
  const kept = entries.filter(
    (entry) => entry.missionId === missionId && (entry.state === 'refused' || entry.state === 'evidence'),
  )
  const nameOf = ({ call }: Entry) => {
    if (call.kind === 'step')
      return isStep(call.details.action) ? t(`step.${call.details.action}`) : call.details.action
    if (call.kind === 'problem') return t('outbox.problem')
    if (call.kind === 'report') return t('outbox.report')
    if (call.kind !== 'filing') return t('outbox.expense')
    const images = { ...call.patch.imagesBefore, ...call.patch.imagesAfter }
    const view = VIEWS.find((each) => images[each])
    return view ? t('outbox.photo', { view: t(`inspection.view.${view}`) }) : t('outbox.figures')
  }
  const isOfItself = ({ refusal }: Entry) => refusal !== undefined && isOfFile(refusal)
  const cards = [
    {
      title: t('outbox.keptTitle'),
      text: t('outbox.keptText'),
      entries: kept.filter((entry) => !isOfItself(entry)),
    },
    { title: t('outbox.refusedTitle'), text: t('outbox.refusedText'), entries: kept.filter(isOfItself) },
  ]
  return cards
    .filter((card) => card.entries.length > 0)
    .map((card) => (
      <Alert
        key={card.title}
        mb={16}
        color="orange"
        variant="light"
        role="alert"
        icon={<IconArchive size={18} />}
        title={card.title}
      >
        {card.text}
        <ul className={classes.list}>
          {card.entries.map((entry) => (
            <li key={entry.id}>
              {nameOf(entry)}, {formatDateTime(entry.capturedAt)} (
              {t(entry.state === 'evidence' ? 'outbox.keptBoth' : 'outbox.keptHere')})
            </li>
          ))}
        </ul>
      </Alert>
    ))
}
