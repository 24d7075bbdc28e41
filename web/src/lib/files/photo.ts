/** Pixels of the longer side: enough to read a scratch, small enough for a phone's uplink. */
const LONGEST = 2000
const QUALITY = 0.85

/**
 * A JPEG of at most 2000 px, rotated as its metadata says.
 * @throws Error when the browser cannot decode the file
 */
export async function toPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY)
    })
  } finally {
    picture.close()
  }
}
