import { EXTRA_VIEWS, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import type { PhotoView } from '@volant/domain/deliveries/facts'
import { factBand, section } from '../../../platform/pdf/blocks'
import { photoPairs, photoRow } from '../../../platform/pdf/photos'
import type { Photo, PhotoPair } from '../../../platform/pdf/photos'
import { table } from '../../../platform/pdf/table'
import { drivenOf, fuelOf, mileageOf } from './terms'
import type { MissionVehicle } from '../read/mission'
import { momentOf } from './mission-sheet'
import type { Sheet } from './mission-sheet'

function drawState({ paper, language, t, r }: Sheet, vehicle: MissionVehicle): void {
  const { mileageBefore, mileageAfter } = vehicle
  table(
    paper,
    [
      { title: t('report.state'), share: 26 },
      { title: r('before'), share: 37 },
      { title: r('after'), share: 37 },
    ],
    [
      { cells: [t('report.at'), momentOf(vehicle.pickedUpAt, t), momentOf(vehicle.deliveredAt, t)] },
      {
        cells: [t('report.mileage'), mileageOf(mileageBefore, language, t), mileageOf(mileageAfter, language, t)],
        details: drivenOf(mileageBefore, mileageAfter, language, t),
      },
      { cells: [t('report.fuel'), fuelOf(vehicle.essenceBefore, t), fuelOf(vehicle.essenceAfter, t)] },
    ],
  )
}

function pairsOf(sheet: Sheet, vehicle: MissionVehicle, views: readonly PhotoView[]): PhotoPair[] {
  const { pictures, t, r } = sheet
  const photo = (side: 'before' | 'after', key: string | null | undefined): Photo => ({
    caption: r(side),
    picture: key ? (pictures.photo(key) ?? r('unreadable')) : r('missing'),
  })
  return views.map((view) => ({
    title: t(`report.views.${view}`),
    photos: [photo('before', vehicle.imagesBefore[view]), photo('after', vehicle.imagesAfter[view])],
  }))
}

/** The six views that every inspection shows, taken or not; of the extras, smaller, those that were taken. */
function drawPhotos(sheet: Sheet, vehicle: MissionVehicle): void {
  const { paper, r } = sheet
  const { imagesBefore, imagesAfter } = vehicle
  const taken = [...Object.values(imagesBefore), ...Object.values(imagesAfter)].some(Boolean)
  section(paper, r('photos'), taken ? photoRow(2) : 20)
  if (!taken) return paper.paragraph(r('noPhotos'), { after: 16 })
  const extras = EXTRA_VIEWS.filter((view) => imagesBefore[view] ?? imagesAfter[view])
  photoPairs(paper, pairsOf(sheet, vehicle, INSPECTION_VIEWS), 2)
  photoPairs(paper, pairsOf(sheet, vehicle, extras), 3)
}

function drawVehicle(sheet: Sheet, vehicle: MissionVehicle, title: string): void {
  const { paper, t } = sheet
  section(paper, title, 190)
  factBand(paper, [
    {
      label: t('report.vehicle'),
      value: [vehicle.marque, vehicle.model].filter(Boolean).join(' ') || t('unknown'),
    },
    { label: t('report.plate'), value: vehicle.vehicleCode ?? t('unknown') },
    { label: t('report.vin'), value: vehicle.vin ?? t('unknown'), share: 1.4 },
    { label: t('report.energy'), share: 0.8, value: t(`report.energies.${vehicle.type}`) },
  ])
  drawState(sheet, vehicle)
  drawPhotos(sheet, vehicle)
}

/** Each car with its state and its photos. */
export function drawVehicles(sheet: Sheet): void {
  const { mission, t, r } = sheet
  const several = mission.vehicles.length > 1
  mission.vehicles.forEach((vehicle, index) => {
    drawVehicle(sheet, vehicle, several ? r('vehicle', { number: index + 1 }) : t('report.vehicle'))
  })
}
