import { Mono } from '../../../ui/data/mono'
import { PUNCTUALITY_TONES } from '../../../ui/badges/punctuality-badge'
import { PunctualitySign } from './punctuality-sign'
import { MissionOpener } from './mission-opener'
import { isMovable, usePlan } from './plan-context'
import { placesOf, shareOf, type Planned, type Scale } from './planned'
import classes from './mission-bar.module.css'

/** Pixels from which a text has room within its bar. */
const ROOM = { contract: 84, places: 150 }
/** Of a bar, so that it can be seen and hit: also where a day ends shortly after it began. */
const LEAST_WIDTH = 14
export const LANE_HEIGHT = 34

interface Props {
  mission: Planned
  lane: number
  scale: Scale
  /** Of the row, in pixels. */
  width: number
  /** Its place among what the arrow keys reach in the row. */
  at: number
  active: boolean
}

/** A mission in its driver's row, from the pick-up to its end. */
export function MissionBar({ mission, lane, scale, width, at, active }: Props) {
  const { plan, words } = usePlan()
  const [from, to] = [shareOf(scale, mission.from), shareOf(scale, mission.to)]
  const pixels = (to - from) * width
  const places = placesOf(mission)
  const text = `${mission.publicId} ${places}, ${words.missionText(mission)}`
  const { verdict } = mission
  return (
    <MissionOpener
      delivery={mission}
      onPlan={isMovable(mission) ? plan : undefined}
      timed
      className={classes.bar}
      style={{
        left: `min(${from * 100}%, calc(100% - ${LEAST_WIDTH}px))`,
        width: `${(to - from) * 100}%`,
        minWidth: LEAST_WIDTH,
        top: lane * LANE_HEIGHT + 5,
      }}
      data-tone={PUNCTUALITY_TONES[verdict]}
      data-ended={verdict.startsWith('DONE') || undefined}
      data-cut-start={mission.from < scale.from || undefined}
      data-cut-end={mission.to > scale.to || undefined}
      data-narrow={pixels < ROOM.contract || undefined}
      data-item={at}
      tabIndex={active ? 0 : -1}
      aria-label={text}
      title={text}
    >
      <PunctualitySign state={verdict} />
      {pixels >= ROOM.contract && <Mono>{mission.publicId}</Mono>}{' '}
      {pixels >= ROOM.places && <span className={classes.places}>{places}</span>}
    </MissionOpener>
  )
}
