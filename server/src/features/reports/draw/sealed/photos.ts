import { EXTRA_VIEWS, INSPECTION_VIEWS, PHOTO_VIEWS } from '@volant/domain/deliveries/facts'
import type { PhotoView, VehiclePhotos } from '@volant/domain/deliveries/facts'
import { section } from '../../../../platform/pdf/blocks'
import { photoGrid, photoPairs, photoRow } from '../../../../platform/pdf/photos'
import type { Photo } from '../../../../platform/pdf/photos'
import type { SealedSheet } from './report'

const COLUMNS = 4

/** At departure each photo, small; at arrival the two sides beside each other, so that what is new is seen. */
export function drawPhotos({ paper, inspected, facts: { vehicle }, pictures, t, s }: SealedSheet): void {
  const arrived = inspected.side === 'after'
  const before: VehiclePhotos = vehicle?.imagesBefore ?? {}
  const after: VehiclePhotos = (arrived && vehicle?.imagesAfter) || {}
  const isTaken = (view: PhotoView) => Boolean(before[view] ?? after[view])
  const taken = PHOTO_VIEWS.some(isTaken)
  section(paper, arrived ? s('photosBoth') : t('report.photos'), taken ? photoRow(arrived ? 2 : COLUMNS / 2) : 20)
  if (!taken) return paper.paragraph(s('noPhotos'), { after: 16 })
  const photo = (caption: string, key: string | null | undefined): Photo => ({
    caption,
    picture: key ? (pictures.photo(key) ?? s('unreadable')) : s('missing'),
  })
  const extras = EXTRA_VIEWS.filter(isTaken)
  const name = (view: PhotoView) => t(`report.views.${view}`)
  if (!arrived) {
    const shown = [...INSPECTION_VIEWS, ...extras].map((view) => photo(name(view), before[view]))
    return photoGrid(paper, t('report.departure'), shown, COLUMNS)
  }
  const pairs = (views: readonly PhotoView[]) =>
    views.map((view) => ({
      title: name(view),
      photos: [photo(t('report.departure'), before[view]), photo(t('report.arrival'), after[view])] as const,
    }))
  photoPairs(paper, pairs(INSPECTION_VIEWS), 2)
  photoPairs(paper, pairs(extras), 3)
}
