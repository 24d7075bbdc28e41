import type { ReactNode } from 'react'
import { isSentLater } from '@volant/domain/deliveries/captured'
import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { ProblemEntry as Entry } from '../../../ui/problems/problem-entry'
import type { Problem } from './problem-queries'
import { SeenButton } from './seen-button'

interface Props {
  problem: Problem
  /** Which delivery it is about, where that is not clear by the place. */
  children?: ReactNode
}

/** One report as the office reads it, with the button of whoever has seen it. */
export function ProblemEntry({ problem, children }: Props) {
  const t = useWords('problems')
  const { kind, text, driverName, capturedAt, receivedAt, photo, seenAt, seenBy } = problem
  const late = isSentLater(new Date(capturedAt), new Date(receivedAt))
  const when = [
    t('by', { name: driverName, at: formatDateTime(capturedAt) }),
    late && t('received', { at: formatDateTime(receivedAt) }),
  ]
  const seen =
    seenAt &&
    (seenBy ? t('seenBy', { name: seenBy, at: formatDateTime(seenAt) }) : t('seenAt', { at: formatDateTime(seenAt) }))
  return (
    <Entry
      kind={kind}
      text={text}
      lines={[when.filter(Boolean).join(', '), seen]}
      photo={photo}
      seen={seenAt !== null}
      action={seenAt === null && <SeenButton problem={problem} />}
    >
      {children}
    </Entry>
  )
}
