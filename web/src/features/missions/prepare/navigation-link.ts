import { addressLine } from '@volant/domain/places/address-line'
import { leadsToStreet } from '@volant/domain/places/exact-coordinates'
import type { MissionPlace } from '../mission'

/**
 * Android opens `geo:` in the preferred navigation app; elsewhere a web map is opened. Coordinates that are not exact to the
 * street would lead to the middle of the commune: the written address is the destination then.
 */
export function navigationHref(place: MissionPlace): string {
  const point = `${place.latitude},${place.longitude}`
  const line = encodeURIComponent(addressLine(place))
  const exact = leadsToStreet(place)
  if (/android/i.test(navigator.userAgent)) return exact ? `geo:${point}?q=${point}(${line})` : `geo:0,0?q=${line}`
  return `https://www.google.com/maps/dir/?api=1&destination=${exact ? point : line}`
}
