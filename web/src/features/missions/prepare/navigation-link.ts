import type { MissionPlace } from '../mission'

/** One line: `12 rue des Lilas, 69003 Lyon`. A street that contains the town is not followed by it. */
export function lineOf({ address, postalCode, city }: Pick<MissionPlace, 'address' | 'postalCode' | 'city'>): string {
  const town = [postalCode, city].filter(Boolean).join(' ')
  if (!address) return town
  return city && address.includes(city) ? address : [address, town].filter(Boolean).join(', ')
}

/** Android opens `geo:` in the preferred navigation app; elsewhere a web map is opened. */
export function navigationHref(place: MissionPlace): string {
  const { latitude, longitude } = place
  const known = latitude !== null && longitude !== null
  const target = encodeURIComponent(lineOf(place))
  if (known && /android/i.test(navigator.userAgent))
    return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${target})`
  return `https://www.google.com/maps/dir/?api=1&destination=${known ? `${latitude},${longitude}` : target}`
}
