import type { Taken } from '@volant/contract/rest/files'

/** A camera needs a moment to save; a file that is older than this was there before it was asked for. */
const SAVING_MS = 120_000
const PLACE_MS = 3000

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Where this device is, if it has been allowed to tell already: a photo is no moment to ask. */
async function placeNow(): Promise<Place | null> {
  const state = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (state?.state !== 'granted') return null
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { maximumAge: 60_000, timeout: PLACE_MS },
    ),
  )
}

async function hashOf(blob: Blob): Promise<string | null> {
  // the browser has it on secure addresses only
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', await blob.arrayBuffer())
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') : null
}

/**
 * What this device knows of a photo at the moment it is chosen.
 * @param file as the camera or the gallery gave it
 * @param sent what is sent of it
 */
export async function takenOf(file: File, sent: Blob): Promise<Taken> {
  const now = Date.now()
  const [place, sha256] = await Promise.all([placeNow(), hashOf(sent)])
  return {
    at: new Date(Math.min(file.lastModified, now)).toISOString(),
    filedAt: new Date(now).toISOString(),
    fromGallery: file.lastModified < now - SAVING_MS,
    ...place,
    sha256,
  }
}
