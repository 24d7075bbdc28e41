import { filedIdentity, writtenIdentity } from '@volant/domain/deliveries/identity'
import { nextMissionStep, statusAfterStep } from '@volant/domain/deliveries/mission'
import { steppedOn } from '@volant/domain/deliveries/steps'
import { UNANSWERED } from '@volant/domain/inspection/check-list'
import { changedInspection } from '@volant/domain/inspection/inspection'
import { isStep, statusOf, VIEWS, type Mission, type MissionVehicle } from '../mission'
import { isOpen, replaceRefs, type Entry, type KeptFile, type VehiclePatch } from './entry'

type Images = MissionVehicle['imagesBefore']
type Inspection = MissionVehicle['inspectionBefore']

/** Views that were sent replace theirs; null removes. */
function merged(images: Images, sent: VehiclePatch['imagesBefore']): Images {
  const views = VIEWS.filter((view) => sent && view in sent)
  return { ...images, ...Object.fromEntries(views.map((view) => [view, sent?.[view] ?? null])) }
}

/** Marks and answers by the rule of the server. */
function inspected(now: Inspection, sent: VehiclePatch['inspectionBefore']): Inspection {
  if (!sent) return now
  const { marks, list } = changedInspection(now, sent)
  return { marks: marks.map((mark) => ({ ...mark, photos: [...mark.photos] })), list: { ...UNANSWERED, ...list } }
}

/** Plate and VIN by the rule of the server. */
function identified(now: MissionVehicle['identity'], sent: VehiclePatch['identity']): MissionVehicle['identity'] {
  return sent ? filedIdentity(now, writtenIdentity(sent), new Date(sent.seenAt)) : now
}

function withPatch(
  vehicle: MissionVehicle,
  { imagesBefore, imagesAfter, inspectionBefore, inspectionAfter, identity, ...patch }: VehiclePatch,
): MissionVehicle {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null && value !== undefined))
  return {
    ...vehicle,
    ...given,
    imagesBefore: merged(vehicle.imagesBefore, imagesBefore),
    imagesAfter: merged(vehicle.imagesAfter, imagesAfter),
    inspectionBefore: inspected(vehicle.inspectionBefore, inspectionBefore),
    inspectionAfter: inspected(vehicle.inspectionAfter, inspectionAfter),
    identity: identified(vehicle.identity, identity),
  }
}

/** The report of a hand-over is drawn by the server once it has heard of it. */
const REPORT_TO_COME = { name: 'PV', label: null, type: 'PV', url: null, deleted: false }

interface FiledReport {
  /** The key under which the server has the file, once it does. */
  readonly key: string | undefined
  readonly name: string
  readonly url: string | null
}

/** With a report that was filed on this phone, which the server may have told of since. */
export function withReport(mission: Mission, { key, name, url }: FiledReport): Mission {
  if (key !== undefined && mission.validationDocs.some((doc) => doc.url?.includes(key))) return mission
  const filed = { name, label: null, type: 'PV', url, deleted: false }
  return { ...mission, validationDocs: [...mission.validationDocs, filed] }
}

function withStep(mission: Mission, action: string, capturedAt: string): Mission {
  const at = { status: statusOf(mission), type: mission.type }
  if (!isStep(action) || nextMissionStep(at) !== action) return mission
  const status = statusAfterStep(at)
  const next = nextMissionStep({ status, type: mission.type })
  return {
    ...mission,
    status,
    steps: steppedOn(mission.steps, status, capturedAt),
    completedAt: next ? mission.completedAt : capturedAt,
    allowedActions: next ? [next] : [],
    validationDocs: action.endsWith('HAND_OVER') ? [...mission.validationDocs, REPORT_TO_COME] : mission.validationDocs,
  }
}

/** What an earlier version of the pages kept on this phone says nothing of plate and VIN. */
function asOfToday(mission: Mission): Mission {
  const vehicles = mission.vehicles.map(({ identity, ...vehicle }) => ({ ...vehicle, identity: identity ?? null }))
  return { ...mission, vehicles }
}

/**
 * The mission as the driver left it: what the server told, and on top of it what still waits on this phone.
 * @param urlOf an address under which the browser shows a file that waits
 */
export function projected(mission: Mission, entries: readonly Entry[], urlOf: (file: KeptFile) => string): Mission {
  return entries
    .filter((entry) => entry.missionId === mission.id && isOpen(entry))
    .reduce((now, { call, files, capturedAt }) => {
      if (call.kind === 'step') return withStep(now, call.details.action, capturedAt)
      if (call.kind === 'report') {
        const [file] = files
        return withReport(now, { key: file?.key, name: call.name, url: file ? urlOf(file) : null })
      }
      if (call.kind !== 'filing') return now
      const urls = new Map(files.map((file) => [file.ref, urlOf(file)]))
      const patch = replaceRefs(call.patch, (ref) => urls.get(ref) ?? ref)
      return {
        ...now,
        vehicles: now.vehicles.map((vehicle) => (vehicle.id === call.vehicleId ? withPatch(vehicle, patch) : vehicle)),
      }
    }, asOfToday(mission))
}
