import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../../../lib/api'
import { toPhoto } from '../../../../lib/files/photo'
import { upload, UploadError } from '../../../../lib/files/upload'
import { DETAILS } from '../detail-query'
import { photoMetadata, type Side, type View } from './photos'
import { FilePhotoDocument } from './queries.generated'

interface Place {
  readonly deliveryId: string
  readonly vehicleId: string
  readonly side: Side
  readonly view: View
}

/** Resizes a photo, uploads it and assigns it to the vehicle. @throws ApiError, UploadError */
export function usePhotoUpload() {
  const client = useQueryClient()
  return async ({ deliveryId, vehicleId, side, view }: Place, file: File, onProgress: (share: number) => void) => {
    const photo = await toPhoto(file).catch(() => {
      throw new UploadError({ is: 'unreadable' })
    })
    const metadata = photoMetadata(deliveryId, vehicleId, side, view)
    const key = await upload({ file: photo, fileName: `${side}-${view}.jpg`, metadata, onProgress })
    const images = { [side === 'before' ? 'imagesBefore' : 'imagesAfter']: { [view]: key } }
    await request(FilePhotoDocument, { input: { id: vehicleId, ...images } })
    await client.invalidateQueries({ queryKey: DETAILS })
  }
}
