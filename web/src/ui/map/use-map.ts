import { useEffect, useRef, useState } from 'react'
import { useComputedColorScheme } from '@mantine/core'
import type { MapWords, OpenedMap } from '../../lib/map/open-map'
import { useMapStyleUrl } from './map-style'

type MapState = 'opening' | 'failed' | OpenedMap

/** Opens a map in the element, once; the library is fetched only when a map is really shown. */
export function useMap(shown: boolean, words: MapWords) {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MapState>('opening')
  const scheme = useComputedColorScheme('light')
  const styleUrl = useMapStyleUrl()
  // The map is opened with today's scheme and words; a change of theme must not open another.
  const first = useRef({ scheme, words })
  first.current = { scheme, words }

  useEffect(() => {
    const container = ref.current
    if (!shown || !container) return
    let opened: OpenedMap | undefined
    let gone = false
    import('../../lib/map/open-map')
      .then(({ openMap }) => (gone ? undefined : openMap({ container, styleUrl, ...first.current })))
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
  }, [shown, styleUrl])

  const map = typeof state === 'string' ? undefined : state
  useEffect(() => map?.setScheme(scheme), [map, scheme])
  return { ref, map, failed: state === 'failed' }
}
