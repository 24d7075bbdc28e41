import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useReducedMotion } from '@mantine/hooks'
import type { OpenedMap, Placed } from '../../lib/map/open-map'
import type { Corner } from '../../lib/map/points'

const GLIDE_MS = 900
// A difference of more degrees is a new place, to which the marker does not glide.
const FAR = 0.5

interface Props {
  map: OpenedMap
  lat: number
  lng: number
  anchor: 'center' | 'bottom'
  /** Animates the move to a new position. */
  glide?: boolean
  /** Above its neighbours. */
  raised?: boolean
  children: ReactNode
}

/** Renders React content at a position of the map. */
export function MapMarker({ map, lat, lng, anchor, glide = false, raised = false, children }: Props) {
  const [element] = useState(() => document.createElement('div'))
  const placed = useRef<Placed>(undefined)
  const at = useRef<Corner>([lng, lat])
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    placed.current = map.place(element, at.current, anchor)
    return () => placed.current?.remove()
  }, [map, element, anchor])

  useEffect(() => {
    placed.current?.raise(raised)
  }, [map, raised])

  useEffect(() => {
    const [fromLng, fromLat] = at.current
    const move = (to: Corner): void => {
      at.current = to
      placed.current?.moveTo(to)
    }
    const far = Math.abs(lng - fromLng) > FAR || Math.abs(lat - fromLat) > FAR
    if (!glide || reducedMotion || far) return move([lng, lat])
    let frame = 0
    const start = performance.now()
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE_MS))
      const eased = 1 - (1 - t) ** 3
      move([fromLng + (lng - fromLng) * eased, fromLat + (lat - fromLat) * eased])
      if (t < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [lng, lat, glide, reducedMotion])

  return createPortal(children, element)
}
