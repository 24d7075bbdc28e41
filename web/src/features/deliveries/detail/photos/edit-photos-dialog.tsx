import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useWords } from '../../../../lib/i18n'
import { Dialog } from '../../../../ui/feedback/dialog'
import type { Detail } from '../detail-query'
import { PhotoSlot } from './photo-slot'
import { photosOf, SIDES } from './photos'
import classes from './photos.module.css'

interface Props {
  delivery: Detail
  onClose: () => void
}

/** An upload for each photo of the vehicles, before and after; for admins. Description 2.5. */
export function EditPhotosDialog({ delivery, onClose }: Props) {
  const t = useWords('deliveries')
  const [chosen, setChosen] = useState('0')
  const vehicle = delivery.vehicles[Number(chosen)] ?? delivery.vehicles[0]
  if (!vehicle) return null
  const heading = { before: t('detail.photosBefore'), after: t('detail.photosAfter') }
  const photos = photosOf(vehicle)
  return (
    <Dialog onClose={onClose} size={920} title={t('photos.edit')}>
      {delivery.vehicles.length > 1 && (
        <SegmentedControl
          mb="md"
          aria-label={t('photos.whichVehicle')}
          value={chosen}
          onChange={setChosen}
          data={delivery.vehicles.map((_, index) => ({
            value: String(index),
            label: t('detail.vehicle', { number: index + 1 }),
          }))}
        />
      )}
      {SIDES.map((side) => (
        <section key={side} className={classes.editSide} aria-label={heading[side]}>
          <h3 className={classes.side}>{heading[side]}</h3>
          <div className={classes.slots}>
            {photos.map((photo) => (
              <PhotoSlot
                key={`${vehicle.id} ${side} ${photo.view}`}
                deliveryId={delivery.id}
                vehicleId={vehicle.id}
                side={side}
                view={photo.view}
                stored={photo[side]}
              />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  )
}
