import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Box } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { CalendarDay } from '@volant/domain/deliveries/calendar'
import { useWords } from '../../../lib/i18n'
import { DriverRow, rowHeight } from './driver-row'
import { keptSpot, spotAfter, type Spot } from './grid-focus'
import { usePlan } from './plan-context'
import { scaleOf, shareOf, type PlannedRow } from './planned'
import { ticksOf, TimeHead } from './time-head'
import classes from './grid.module.css'

const HEAD_HEIGHT = 38
const OVERSCAN = 4

interface Props {
  days: readonly CalendarDay[]
  today: CalendarDay
  rows: readonly PlannedRow[]
}

/** Drivers down, time across. Only the rows in view stand on the page, and the one with the focus. */
export function PlanningGrid({ days, today, rows }: Props) {
  const t = useWords('planning')
  const { now, panel } = usePlan()
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize()
  const [reached, setReached] = useState<Spot>({ row: 0, at: 0 })
  const active = keptSpot(rows, reached)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index] ? rowHeight(rows[index]) : 0),
    getItemKey: (index) => rows[index]?.driver.id ?? index,
    overscan: OVERSCAN,
    // the rows that come into view are made in a task of their own, apart from laying out and painting them
    useFlushSync: false,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return seen.includes(active.row) || rows.length === 0 ? seen : [...seen, active.row].toSorted((a, b) => a - b)
    },
  })
  const measure = useEffectEvent(() => virtual.measure())
  useLayoutEffect(() => measure(), [rows])

  const open = panel?.open ?? ''
  const reveal = useEffectEvent(() => {
    const row = rows.findIndex(({ missions }) => missions.some(({ mission }) => mission.publicId === open))
    if (row >= 0) virtual.scrollToIndex(row)
  })
  useEffect(() => reveal(), [open])

  const focus = useRef(false)
  useEffect(() => {
    if (!focus.current) return
    focus.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-row="${active.row}"] [data-item="${active.at}"]`)?.focus()
  }, [active.row, active.at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = spotAfter(event.key, rows, active)
    if (!next) return
    event.preventDefault()
    focus.current = true
    virtual.scrollToIndex(next.row)
    setReached(next)
  }
  const onFocus = (event: { target: EventTarget }) => {
    if (!(event.target instanceof HTMLElement)) return
    const row = event.target.closest<HTMLElement>('[data-row]')?.dataset['row']
    const at = event.target.dataset['item']
    if (row !== undefined && at !== undefined) setReached({ row: Number(row), at: Number(at) })
  }

  const scale = useMemo(() => scaleOf(days), [days])
  const ticks = useMemo(() => ticksOf(days), [days])
  const shown = now.getTime() > scale.from && now.getTime() < scale.to
  return (
    <div ref={scroller} className={classes.scroller}>
      <Box
        role="grid"
        aria-label={t('grid')}
        aria-rowcount={rows.length + 1}
        aria-colcount={2}
        className={classes.grid}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <div role="row" aria-rowindex={1} className={classes.head}>
          <div role="columnheader" className={classes.corner}>
            {t('rows', { count: rows.length })}
          </div>
          <div role="columnheader" className={classes.days} ref={measured}>
            <TimeHead ticks={ticks} scale={scale} today={today} />
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          <div className={classes.lines} role="presentation">
            {ticks.slice(1).map(({ at }) => (
              <span key={at} className={classes.line} style={{ left: `${shareOf(scale, at) * 100}%` }} />
            ))}
            {shown && <span className={classes.now} style={{ left: `${shareOf(scale, now.getTime()) * 100}%` }} />}
          </div>
          {virtual.getVirtualItems().map(({ index, key, start, size }) => {
            const row = rows[index]
            return (
              row && (
                <DriverRow
                  key={key}
                  row={row}
                  index={index}
                  scale={scale}
                  width={width}
                  active={index === active.row ? active.at : null}
                  top={start - HEAD_HEIGHT}
                  height={size}
                />
              )
            )
          })}
        </div>
      </Box>
    </div>
  )
}
