import { AppError, ensure } from '@volant/contract/errors'
import type { Language } from '@volant/domain/kernel/actor'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { RequestContext } from '../../../platform/operations/registry'
import { Paper } from '../../../platform/pdf/paper'
import type { Storage } from '../../../platform/storage/storage'
import { wordsIn } from '../../../platform/words'
import type { PublicFiles } from '../../files/public'
import { footLines } from '../../invoices/public'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'
import { drawEnd } from '../draw/mission-end'
import { drawHead } from '../draw/mission-head'
import { createPictures } from './pictures'
import type { LoadPictures, Pictures } from './pictures'
import { readMission } from '../read/mission'
import type { Mission } from '../read/mission'
import { drawVehicles } from '../draw/mission-vehicles'

export interface MissionReportDeps {
  readonly db: Database
  readonly files: Pick<PublicFiles, 'find'>
  readonly storage: Pick<Storage, 'read'>
  readonly clock: Clock
  readonly seller: SellerSnapshot
}

/** Every photo and signature that the mission names. */
async function picturesOf(
  { db, files }: MissionReportDeps,
  load: LoadPictures,
  { vehicles, handOvers }: Mission,
): Promise<Pictures> {
  const find = (keys: readonly string[]) => files.find(db.sql, [...new Set(keys)])
  const photoKeys = vehicles
    .flatMap(({ imagesBefore, imagesAfter }) => [...Object.values(imagesBefore), ...Object.values(imagesAfter)])
    .filter((key) => key !== null)
  const signatureKeys = handOvers.flatMap(({ signatureKey }) => signatureKey ?? [])
  return load({ photos: await find(photoKeys), signatures: await find(signatureKeys) })
}

async function draw(mission: Mission, pictures: Pictures, seller: SellerSnapshot, language: Language, at: Date) {
  const [t, r, d] = await Promise.all([
    wordsIn(language, 'documents'),
    wordsIn(language, 'report'),
    wordsIn(language, 'deliveries'),
  ])
  const name = `${r('title')} · ${t('report.contract', { contract: mission.publicId })}`
  const paper = await Paper.open({
    title: `${r('title')} ${mission.publicId}`,
    author: seller.name,
    language,
    at,
    pageOf: (page, pages) => t('page', { page, pages }),
  })
  paper.begin(footLines(seller, t), [seller.name, name])
  const sheet = { paper, mission, pictures, seller, language, at, t, r, d }
  drawHead(sheet)
  drawVehicles(sheet)
  drawEnd(sheet)
  return paper.finish()
}

/** The report of a whole mission, drawn from what stands at the moment, in the reader's language. */
export function createMissionReport(deps: MissionReportDeps) {
  const { db, clock, seller, storage } = deps
  const load = createPictures(storage)
  return async function report(
    { actor, language }: RequestContext,
    id: string,
  ): Promise<{ fileName: string; bytes: Buffer }> {
    const mission = await readMission(db, actor, id)
    if (mission === undefined) throw new AppError('NOT_FOUND')
    ensure(mayCallByRank(actor, 'GET /delivery/generate-report/{id}'))
    const pictures = await picturesOf(deps, load, mission)
    return {
      fileName: `${mission.publicId}.pdf`,
      bytes: await draw(mission, pictures, seller, language, clock.now()),
    }
  }
}
