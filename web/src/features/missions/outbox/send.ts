import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { updateValidationDocs } from '@volant/contract/rest/deliveries'
import type { UploadMetadata } from '@volant/contract/rest/files'
import { isIn, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { call, request } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'
import { upload } from '../../../lib/files/upload'
import { askToPersist } from '../../../lib/kept/database'
import { changeKept } from '../../../lib/kept/kept-query'
import { reachability } from '../../../lib/reachability'
import { waitForRetry } from '../../../lib/retry'
import { forgetOldPositions, sendKeptPositions } from '../drive/kept-positions'
import { expensesQuery, type OwnExpense } from '../expenses/expense-queries'
import { statusOf, type Mission } from '../mission'
import {
  inMotionQuery,
  MISSION_GROUPS,
  missionQuery,
  missionsQuery,
  reportedQuery,
  type ReportedProblem,
} from '../mission-queries'
import {
  AdvanceMissionDocument,
  DeclareExpenseDocument,
  FileInspectionDocument,
  KeepEvidenceDocument,
  ReportProblemDocument,
  TakeBackExpenseDocument,
  type OwnMissionsQuery,
} from '../queries.generated'
import type { Entry, KeptFile } from './entry'
import { outbox } from './outbox'
import { forgetOldPapers, keepPaper } from './papers'
import { withReport } from './project'
import { withTaken } from './project-list'
import { callOf, createSender } from './sender'

type Page = OwnMissionsQuery['findAllDeliveries']

/** What is sent was noted by the clock of this phone, which may be wrong. */
const NOTED = { tellsClock: true } as const
const ask: typeof request = (document, variables) => request(document, variables, NOTED)

const LOCK = 'volant.outbox'

/** One tab of this phone sends at a time. Outside of secure addresses there are no locks; the server takes each entry once. */
function alone(run: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(LOCK, run) : run()
}

function createCalls(client: QueryClient) {
  /** On the screen and on the phone: the entry goes with this, and the network may go before anything is asked again. */
  async function change<T>(queryKey: QueryKey, changed: (answer: T) => T): Promise<void> {
    // the answer of an earlier question would restore what was
    await client.cancelQueries({ queryKey })
    client.setQueryData<T>(queryKey, (answer) => answer && changed(answer))
    await changeKept<T>(queryKey, changed).catch(() => undefined)
  }
  const take = (missionId: string, taken: (mission: Mission) => Mission) =>
    change<Mission | null>(missionQuery(missionId).queryKey, (mission) => mission && taken(mission))
  /** In the lists, of which the phone keeps the first part each. */
  async function relist(mission: Mission): Promise<void> {
    for (const group of MISSION_GROUPS) {
      const { queryKey } = missionsQuery(group)
      const relisted = (page: Page) => withTaken(page, mission, group)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (list) => {
        if (!list) return list
        const [first, ...rest] = list.pages
        const others = rest.map((page) => ({ ...page, records: page.records.filter(({ id }) => id !== mission.id) }))
        return first && { ...list, pages: [relisted(first), ...others] }
      })
      await changeKept<Page>(queryKey, relisted, 0).catch(() => undefined)
    }
  }
  /** Another mission may begin once this one is handed over. */
  const release = (mission: Mission) =>
    change<readonly { id: string }[]>(inMotionQuery.queryKey, (inMotion) =>
      isIn(statusOf(mission), TRACKED_STATUSES) ? inMotion : inMotion.filter(({ id }) => id !== mission.id),
    )
  return async (entry: Entry): Promise<void> => {
    const { id: idempotencyKey, missionId, capturedAt } = entry
    const what = callOf(entry)
    if (what.kind === 'filing') {
      const input = { id: what.vehicleId, ...what.patch }
      const { updateVehicle } = await ask(FileInspectionDocument, { input })
      for (const { key, blob } of entry.files) if (key) await keepPaper(key, blob)
      return take(missionId, (mission) => ({
        ...mission,
        vehicles: mission.vehicles.map((one) => (one.id === updateVehicle.id ? { ...one, ...updateVehicle } : one)),
      }))
    }
    if (what.kind === 'problem') {
      await ask(ReportProblemDocument, {
        input: { id: entry.id, deliveryId: missionId, capturedAt, ...what.report },
      })
      for (const { key, blob } of entry.files) if (key) await keepPaper(key, blob)
      const { queryKey } = reportedQuery(missionId)
      // the address of its photo comes when they are asked for again
      const { kind, text } = what.report
      const told = { id: entry.id, kind, text, capturedAt, photo: null, seenAt: null }
      await change<readonly ReportedProblem[]>(queryKey, (reported) => [
        told,
        ...reported.filter(({ id }) => id !== entry.id),
      ])
      void client.invalidateQueries({ queryKey })
      return outbox.settle(entry.id, { is: 'sent' })
    }
    const expenses = expensesQuery(missionId).queryKey
    if (what.kind === 'expense') {
      const { declareExpense: told } = await ask(DeclareExpenseDocument, {
        input: { id: entry.id, deliveryId: missionId, capturedAt, ...what.expense },
      })
      await change<readonly OwnExpense[]>(expenses, (known) => [told, ...known.filter(({ id }) => id !== told.id)])
      return outbox.settle(entry.id, { is: 'sent' })
    }
    if (what.kind === 'expenseBack') {
      const { takeBackExpense: gone } = await ask(TakeBackExpenseDocument, { id: what.expenseId })
      await change<readonly OwnExpense[]>(expenses, (known) => known.filter(({ id }) => id !== gone))
      return outbox.settle(entry.id, { is: 'sent' })
    }
    if (what.kind === 'report') {
      const { key, name } = what
      const doc = { key, name, url: `/files/${key}` }
      await call<typeof updateValidationDocs>(
        'POST /delivery/update-validation-docs',
        { body: { id: missionId, validationDocs: [doc] } },
        { idempotencyKey, ...NOTED },
      )
      for (const { blob } of entry.files) await keepPaper(key, blob)
      await take(missionId, (mission) => withReport(mission, doc))
      // the address that opens it comes when the mission is asked for again
      void client.invalidateQueries({ queryKey: missionQuery(missionId).queryKey })
      return outbox.settle(entry.id, { is: 'sent' })
    }
    const input = { deliveryId: missionId, ...what.details, occurredAt: capturedAt, idempotencyKey }
    const { advanceMission } = await ask(AdvanceMissionDocument, { input })
    await take(missionId, () => advanceMission)
    await release(advanceMission)
    await relist(advanceMission)
    outbox.settle(entry.id, { is: 'sent' })
    void client.invalidateQueries({ queryKey: ['deliveries', 'missions'] })
  }
}

/** Leaves an entry with the office, its files first. */
async function leaveEvidence(entry: Entry): Promise<void> {
  const { refusal, call: content, version, capturedAt, id, missionId: deliveryId } = entry
  const action = content.kind === 'step' ? content.details.action : null
  const said = refusal?.reason ?? refusal?.code ?? 'INTERNAL'
  const files = entry.files.flatMap(({ key }) => key ?? [])
  const input = { id, deliveryId, action, capturedAt, refusal: said, version, content, files }
  await ask(KeepEvidenceDocument, { input })
}

/** What the mission itself no longer takes is sent as evidence. */
function metadataOf({ metadata }: KeptFile, { state, missionId }: Entry): UploadMetadata {
  return state === 'refused' ? { module: 'delivery', deliveryId: missionId, kind: 'evidence' } : metadata
}

/** Makes room. Nothing waits for it, and where it fails there is less room. */
function forgetOld(now: Date): void {
  for (const done of [forgetOldPapers(now), forgetOldPositions(now)]) done.catch(() => undefined)
}

/** Sends what waits now, on reconnection, and again with growing delays while something is left. @returns stops it */
export function startSending(client: QueryClient): () => void {
  const { queue } = outbox
  const stopped = new AbortController()
  let waiting = new AbortController()
  let running = false
  let more = false
  const sender = createSender({
    queue,
    upload(file, entry) {
      outbox.setProgress(entry.id, 0)
      return upload({
        file: file.blob,
        fileName: file.fileName,
        metadata: metadataOf(file, entry),
        onProgress: (share) => outbox.setProgress(entry.id, share),
      }).finally(() => outbox.setProgress(entry.id, undefined))
    },
    call: createCalls(client),
    beforeStep: ({ missionId, capturedAt }) => sendKeptPositions(missionId, capturedAt),
    leaveEvidence,
    isAttended: outbox.isAttended,
    onRefused(id, error) {
      outbox.settle(id, { is: 'refused', error })
      if (error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND'))
        void client.invalidateQueries({ queryKey: ['deliveries', 'mission'] })
    },
  })

  async function sendUntilDone(): Promise<void> {
    forgetOld(new Date())
    for (let failures = 0; !stopped.signal.aborted;) {
      more = false
      // another tab may have sent since, or added: what it did is neither sent again nor forgotten
      const left = await outbox.load().then(sender.sendAll, () => true)
      if (left) outbox.settleAll({ is: 'waiting' })
      if (!left && !more) return
      if (!left) continue
      waiting = new AbortController()
      failures = await waitForRetry(failures + 1, AbortSignal.any([waiting.signal, stopped.signal]))
    }
  }
  function run(): void {
    more = true
    waiting.abort()
    if (running) return
    running = true
    void alone(sendUntilDone).finally(() => {
      running = false
      if (more && !stopped.signal.aborted) run()
    })
  }
  const lost = () => reachability.note(false)
  if (!navigator.onLine) lost()
  window.addEventListener('online', run)
  window.addEventListener('offline', lost)
  outbox.onAdded(run)
  // whoever sends: another tab may do so for as long as there is no network, and this one shows what waits meanwhile
  void outbox.load().catch(() => undefined)
  run()
  // a browser may ask the driver, who answers when they like or never
  void askToPersist()
  return () => {
    stopped.abort()
    outbox.onAdded(() => {})
    window.removeEventListener('online', run)
    window.removeEventListener('offline', lost)
  }
}
