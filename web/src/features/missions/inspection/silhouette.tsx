import type { View } from '../mission'

const FRONT =
  'M22 58v-14l6-16q2-5 8-5h28q6 0 8 5l6 16v14M18 44h64M22 58h56v8a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3v-4H34v4a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3zM28 51h10M62 51h10'
const REAR =
  'M22 58v-15l5-14q2-6 9-6h28q7 0 9 6l5 14v15M30 41l3-10h34l3 10zM22 58h56v8a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3v-4H34v4a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3zM24 49h9M67 49h9M43 53h14'
const SIDE = 'M10 60v-10q0-4 5-5l13-2 12-11q3-3 8-3h16q6 0 9 4l9 11 7 3q3 1 3 5v8h-7M10 60h8M34 60h36M33 43h45M52 30v13'

const DRAWN: Record<View, string> = {
  top: FRONT,
  bottom: REAR,
  topLeft: SIDE,
  topRight: SIDE,
  bottomLeft: SIDE,
  bottomRight: SIDE,
  dashboard: 'M18 60a32 32 0 0 1 64 0zM50 58l14-16M26 52l4 2M34 40l3 4M50 35v5M66 40l-3 4M74 52l-4 2',
  cables: 'M22 40h18v20H22zM40 46h10q8 0 8 8t8 8h2M68 54h12v16H68zM28 40v-8M34 40v-8M80 58h6M80 66h6',
  key: 'M34 38a13 13 0 1 0 0 24 13 13 0 0 0 12-8h34v-8H46a13 13 0 0 0-12-8zM70 54v8M78 54v6M31 50h.5',
}
const MIRRORED: readonly View[] = ['topRight', 'bottomLeft']
const WHEELED: readonly View[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']

/** Where to stand around the car, seen from above with its front at the top. */
const STANDS: Partial<Record<View, readonly [x: number, y: number]>> = {
  top: [14, 4],
  topLeft: [4, 6],
  topRight: [24, 6],
  bottomLeft: [4, 34],
  bottomRight: [24, 34],
  bottom: [14, 36],
}

/** The outline of the car in this view, and in the corner where to stand. */
export function Silhouette({ view, width = 'min(62%, 150px)' }: { view: View; width?: string }) {
  const stand = STANDS[view]
  return (
    <svg
      viewBox="0 0 130 92"
      style={{ width }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g transform={`translate(${stand ? 30 : 15} 0) ${MIRRORED.includes(view) ? 'matrix(-1 0 0 1 100 0)' : ''}`}>
        <path d={DRAWN[view]} />
        {WHEELED.includes(view) && (
          <>
            <circle cx="26" cy="61" r="7.5" />
            <circle cx="78" cy="61" r="7.5" />
          </>
        )}
      </g>
      {stand && (
        <g transform="translate(0 46)" strokeWidth="2">
          <rect x="8" y="9" width="12" height="22" rx="4" opacity="0.6" />
          <path d="M10 16h8" opacity="0.6" />
          <circle cx={stand[0]} cy={stand[1]} r="3.5" fill="currentColor" stroke="none" />
        </g>
      )}
    </svg>
  )
}
