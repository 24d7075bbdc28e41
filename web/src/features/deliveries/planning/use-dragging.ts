import { useEffect, useEffectEvent, type RefObject } from 'react'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import type { Planned } from './planned'

/** What is dragged: a delivery, and whether its bar is dragged, whose place also says when. */
interface Carried extends Record<string | symbol, unknown> {
  readonly delivery: Planned
  readonly timed: boolean
}

interface Over extends Record<string | symbol, unknown> {
  readonly driverId: string
}

const isCarried = (data: Record<string | symbol, unknown>): data is Carried => 'delivery' in data
const isOver = (data: Record<string | symbol, unknown>): data is Over => 'driverId' in data

/** Nearer than this the hand only trembled. */
const STILL_PX = 10

/** By which share of the row's width a bar was carried to one side; a card of the tray says nothing about time. */
function shareMoved(source: Carried, fromX: number, toX: number, row: Element | undefined): number {
  const pixels = toX - fromX
  if (!source.timed || !row || Math.abs(pixels) < STILL_PX) return 0
  return pixels / row.getBoundingClientRect().width
}

/** Lets an element be dragged while `delivery` is given. */
export function useDraggable(ref: RefObject<HTMLElement | null>, delivery: Planned | null, timed: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!element || !delivery) return undefined
    return draggable({ element, getInitialData: (): Carried => ({ delivery, timed }) })
  }, [ref, delivery, timed])
}

/** Takes deliveries for a driver; for none where there is no id. `onOver` is told what is held above the row, and how far to the side; null once nothing is. */
export function useDropRow(
  ref: RefObject<HTMLElement | null>,
  driverId: string | null,
  onOver: (over: { delivery: Planned; share: number } | null) => void,
): void {
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    const element = ref.current
    if (!element || driverId === null) return undefined
    return dropTargetForElements({
      element,
      getData: (): Over => ({ driverId }),
      canDrop: ({ source }) => isCarried(source.data),
      onDrag: ({ source, location }) => {
        if (!isCarried(source.data)) return
        const { initial, current } = location
        const share = shareMoved(source.data, initial.input.clientX, current.input.clientX, element)
        tell({ delivery: source.data.delivery, share })
      },
      onDragLeave: () => tell(null),
      onDrop: () => tell(null),
    })
  }, [ref, driverId])
}

/** Called where a delivery was let go on a driver's row. */
export function useDrops(onDrop: (delivery: Planned, driverId: string, share: number) => void): void {
  const drop = useEffectEvent(onDrop)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => isCarried(source.data),
        onDrop: ({ source, location: { initial, current } }) => {
          const [target] = current.dropTargets
          if (!isCarried(source.data) || !target || !isOver(target.data)) return
          const share = shareMoved(source.data, initial.input.clientX, current.input.clientX, target.element)
          drop(source.data.delivery, target.data.driverId, share)
        },
      }),
    [],
  )
}
