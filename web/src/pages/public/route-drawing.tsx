import classes from './route-drawing.module.css'

/** A decorative drawing of a route from A to B in the style of the maps. */
export function RouteDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice">
      <g className={classes.lines}>
        <path d="M-40 210C130 170 210 290 380 250s240-160 400-120" />
        <path d="M-40 470c150-50 270 60 420 10s230-150 380-110" />
        <path d="M-40 700c190-10 230 90 400 60s250-130 400-100" />
        <path d="M150-40c-20 190 70 280 40 450s-110 260-60 530" />
        <path d="M520-40c30 170-70 260-50 430s110 260 80 550" />
      </g>
      <path className={classes.road} d="M170 640C250 560 210 470 320 430s210-20 250-130-20-130 20-190" />
      <circle className={classes.halo} cx="352" cy="421" r="30" />
      <circle className={classes.driver} cx="352" cy="421" r="13" />
      <g className={classes.pin}>
        <circle cx="170" cy="640" r="20" />
        <text x="170" y="646">
          A
        </text>
        <circle cx="590" cy="110" r="20" />
        <text x="590" y="116">
          B
        </text>
      </g>
    </svg>
  )
}
