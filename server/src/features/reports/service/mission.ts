import { AppError, ensure } from '@volant/contract/errors'
import type { Language } from '@volant/domain/kernel/actor'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { RequestContext } from '../../../platform/operations/registry'
import { Paper } from '../../../platform/pdf/paper'
import { wordsIn } from '../../../platform/words'
import { footLines } from '../../invoices/public'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'
import { drawEnd } from '../draw/mission-end'
import { drawHead } from '../draw/mission-head'
import { loadPictures } from './pictures'
import type { PictureParts, Pictures } from './pictures'
import { readMission } from '../read/mission'
import type { Mission } from '../read/mission'
import { drawVehicles } from '../draw/mission-vehicles'

export interface MissionReportDeps extends PictureParts {
  readonly clock: Clock
  readonly seller: SellerSnapshot
}

async function draw(mission: Mission, pictures: Pictures, seller: SellerSnapshot, language: Language, at: Date) {
  const [t, r, d] = await Promise.all([
    wordsIn(language, 'documents'),
    wordsIn(language, 'report'),
    wordsIn(language, 'deliveries'),
  ])
  const name = `${r('title')} · ${t('report.contract', { contract: mission.publicId })}`
  const paper = new Paper({
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
export function createMissionReport({ clock, seller, ...parts }: MissionReportDeps) {
  return async function report(
    { actor, language }: RequestContext,
    id: string,
  ): Promise<{ fileName: string; bytes: Buffer }> {
    const mission = await readMission(parts.db, actor, id)
    if (mission === undefined) throw new AppError('NOT_FOUND')
    ensure(mayCallByRank(actor, 'GET /delivery/generate-report/{id}'))
    const pictures = await loadPictures(parts, mission)
    return {
      fileName: `${mission.publicId}.pdf`,
      bytes: await draw(mission, pictures, seller, language, clock.now()),
    }
  }
}
