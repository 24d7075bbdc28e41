import { isOpen, type Entry } from './entry'

/** Has the mission gone on here without the server? */
export function stepWaits(entries: readonly Entry[], missionId: string): boolean {
  return entries.some((entry) => entry.missionId === missionId && entry.call.kind === 'step' && isOpen(entry))
}

/** Was a mission handed over here, and the server has not heard of it? Another one may begin then. */
export function isHandedOver(entries: readonly Entry[], missionId: string): boolean {
  const last = entries.findLast((entry) => entry.missionId === missionId && entry.call.kind === 'step' && isOpen(entry))
  return last?.call.kind === 'step' && /^FINISH$|HAND_OVER$/.test(last.call.details.action)
}

/** What of a mission the server has not heard of yet, by kind. */
export function waitingOf(entries: readonly Entry[]) {
  const waiting = entries.filter(isOpen)
  const filings = waiting.filter(({ call }) => call.kind === 'filing')
  const photos = filings.reduce((sum, { files }) => sum + files.length, 0)
  const steps = waiting.filter(({ call }) => call.kind === 'step')
  return {
    photos,
    problems: waiting.filter(({ call }) => call.kind === 'problem').length,
    expenses: waiting.filter(({ call }) => call.kind.startsWith('expense')).length,
    reports: waiting.filter(({ call }) => call.kind === 'report').length,
    entries: filings.filter(({ files }) => files.length === 0).length,
    steps: steps.length,
    hasCode: steps.some(({ call }) => call.kind === 'step' && Boolean(call.details.code)),
    total: waiting.length,
  }
}
