import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useComputedColorScheme } from '@mantine/core'
import { useLanguage } from '../../lib/i18n'
import { lazyImport } from '../../lib/lazy/lazy-import'
import type { Bounds, MapWords, OpenedMap } from '../../lib/map/open-map'
import { configuredMap } from '../../lib/map/configured'

type MapState = 'opening' | 'failed' | OpenedMap

const library = lazyImport(async () => {
  const code = await import('../../lib/map/open-map')
  await code.fetchWorker()
  return code
})

/**
 * Opens a map in the element, once; the library is loaded only when a map is shown.
 * @param view what it shows first; undefined for what is not known yet
 */
export function useMap(shown: boolean, words: MapWords, view: () => Bounds | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MapState>('opening')
  const [painted, setPainted] = useState(false)
  const missing = useSyncExternalStore(library.subscribe, library.state) === 'missing'
  const scheme = useComputedColorScheme('light')
  const language = useLanguage()
  // In a ref, because a change of look or texts must not open another map.
  const options = useRef({ look: { scheme, language }, words, view })
  options.current = { look: { scheme, language }, words, view }

  useEffect(() => {
    const container = ref.current
    if (!shown || !container) return
    let opened: OpenedMap | undefined
    const closed = new AbortController()
    Promise.all([library.until(closed.signal), configuredMap()])
      .then(([code, configured]) => {
        const { view: first, ...others } = options.current
        return closed.signal.aborted ? undefined : code?.openMap({ container, configured, ...others, view: first() })
      })
      .then((map) => {
        opened = map
        if (closed.signal.aborted) map?.close()
        else if (map) {
          setState(map)
          void map.painted.then(() => !closed.signal.aborted && setPainted(true))
        }
      })
      // No WebGL: the caller shows a text instead.
      .catch(() => !closed.signal.aborted && setState('failed'))
    return () => {
      closed.abort()
      opened?.close()
      setState('opening')
      setPainted(false)
    }
  }, [shown])

  const map = typeof state === 'string' ? undefined : state
  useEffect(() => map?.setLook({ scheme, language }), [map, scheme, language])
  return { ref, map, painted, failed: state === 'failed', onRetry: missing ? () => void library.once() : undefined }
}
