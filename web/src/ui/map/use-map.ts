import { useEffect, useRef, useState } from 'react'
import { useComputedColorScheme } from '@mantine/core'
import type { MapWords, OpenedMap } from '../../lib/map/open-map'
import { mapStyleUrl } from '../../lib/map/style-url'

type MapState = 'opening' | 'failed' | OpenedMap

/** Opens a map in the element, once; the library is fetched only when a map is really shown. */
export function useMap(shown: boolean, words: MapWords) {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MapState>('opening')
  const scheme = useComputedColorScheme('light')
  // The map is opened with today's scheme and words; a change of theme must not open another.
  const first = useRef({ scheme, words })
  first.current = { scheme, words }

  useEffect(() => {
    const container = ref.current
    if (!shown || !container) return
    let opened: OpenedMap | undefined
    let gone = false
    Promise.all([import('../../lib/map/open-map'), mapStyleUrl()])
      .then(([{ openMap }, styleUrl]) => (gone ? undefined : openMap({ container, styleUrl, ...first.current })))
      .then((map) => {
        opened = map
        if (gone) map?.close()
        else if (map) setState(map)
      })
      // No WebGL, or the library could not be fetched: the caller shows words instead.
      .catch(() => !gone && setState('failed'))
    return () => {
      gone = true
      opened?.close()
      setState('opening')
    }
  }, [shown])

  const map = typeof state === 'string' ? undefined : state
  useEffect(() => map?.setScheme(scheme), [map, scheme])
  return { ref, map, failed: state === 'failed' }
}
