import { UPLOADS } from '@volant/domain/kernel/uploads'
import { useWords } from '../../../../lib/i18n'
import { notify } from '../../../../ui/feedback/toasts'
import { UploadTile } from '../../../../ui/form/upload-tile'
import type { Side, View } from './photos'
import { usePhotoUpload } from './use-photo-upload'

interface Props {
  deliveryId: string
  vehicleId: string
  side: Side
  view: View
  stored: string | null
}

/** One photo and the button that uploads or replaces it. */
export function PhotoSlot({ stored, ...place }: Props) {
  const t = useWords('deliveries')
  const send = usePhotoUpload()
  const view = t(`photo.${place.view}`)
  const take = async (file: File, onProgress: (share: number) => void) => {
    await send(place, file, onProgress)
    notify.success(t('toast.vehicleUpdated'))
  }
  return (
    <UploadTile
      label={t(stored ? 'photos.replace' : 'photos.add', { view })}
      rules={UPLOADS.photo}
      preview={stored ?? undefined}
      filled={stored !== null}
      onFile={take}
    />
  )
}
