import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'

export type Camera =
  | { readonly is: 'opening' }
  | { readonly is: 'live'; readonly stream: MediaStream }
  /** Refused by whoever holds the phone, or taken by another app. */
  | { readonly is: 'unavailable' }

// What a photo keeps at most; the browser gives the nearest that the camera has.
const WANTED = { facingMode: 'environment', width: { ideal: 2000 }, height: { ideal: 1500 } } as const
const OPENING: Camera = { is: 'opening' }

/** Whether pages may look through a camera here; asking for the list asks nobody for a permission. */
async function hasCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => [])
  return devices?.some(({ kind }) => kind === 'videoinput') ?? false
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** The camera of this phone while it is wanted; it is given back right after. */
export function useCamera(wanted: boolean) {
  // until the list is there, a tap looks through the camera that is most likely there
  const { data: exists = 'mediaDevices' in navigator } = useQuery({
    queryKey: ['camera'],
    queryFn: hasCamera,
    networkMode: 'always',
    staleTime: Infinity,
  })
  const [camera, setCamera] = useState<Camera>(OPENING)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let over = false
    const opened = navigator.mediaDevices.getUserMedia({ video: WANTED })
    opened.then(
      (stream) => !over && setCamera({ is: 'live', stream }),
      () => {
        setRefused(true)
        if (!over) setCamera({ is: 'unavailable' })
      },
    )
    return () => {
      over = true
      setCamera(OPENING)
      void opened.then(stop, () => undefined)
    }
  }, [wanted])
  // said once; after that the phone's own camera app is asked at once
  return { exists: exists && (wanted || !refused), camera }
}
