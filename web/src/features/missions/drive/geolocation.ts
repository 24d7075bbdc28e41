/** A position of the device, in the format of the live channel. */
export interface Fix {
  readonly latitude: number
  readonly longitude: number
  readonly heading: number | null
  readonly speed: number | null
  readonly recordedAt: string
}

export type FixProblem = 'denied' | 'unavailable'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 }
/** A device that does not move may report nothing: ask again, so that the position does not look old to the customer. */
const POLL_MS = 15_000

/**
 * By the clock of the phone, of which the server knows how wrong it is: satellites have another.
 * @param asked when the device was asked: with no age allowed it says where it is then, also where it last measured before
 */
function toFix({ coords, timestamp }: GeolocationPosition, asked: number): Fix {
  const { latitude, longitude, heading, speed } = coords
  return {
    latitude,
    longitude,
    heading: heading !== null && Number.isFinite(heading) ? heading : null,
    speed: speed !== null && speed >= 0 ? speed : null,
    recordedAt: new Date(Math.min(Math.max(timestamp, asked), Date.now())).toISOString(),
  }
}

/** Watches the position until the returned function is called. */
export function watchPosition(onFix: (fix: Fix) => void, onProblem: (problem: FixProblem) => void): () => void {
  const device = navigator.geolocation
  if (!device) {
    onProblem('unavailable')
    return () => {}
  }
  let last = Date.now()
  const take = (position: GeolocationPosition, asked: number) => {
    last = Date.now()
    onFix(toFix(position, asked))
  }
  const fail = ({ code }: GeolocationPositionError) => onProblem(code === 1 ? 'denied' : 'unavailable')
  const watch = device.watchPosition((position) => take(position, last), fail, OPTIONS)
  const again = setInterval(() => {
    const asked = Date.now()
    if (asked - last >= POLL_MS) device.getCurrentPosition((position) => take(position, asked), fail, OPTIONS)
  }, POLL_MS)
  return () => {
    device.clearWatch(watch)
    clearInterval(again)
  }
}
