import type { DriverReason, DriverSuggestion } from '@volant/contract/schema.generated'
import { formatDays } from '../../lib/calendar-days'
import { formatDate, formatDateTime, formatDistance, formatNumber, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'

export interface Reason {
  readonly key: string
  readonly text: string
  readonly warns: boolean
}

const WARNS: readonly DriverReason[] = ['LATE_AT_DEPARTURE', 'OUTSIDE_RADIUS', 'PERMIT_ENDS_SOON', 'PERMIT_UNKNOWN']

/** Why a driver is suggested, or is not, in words; the most telling first. */
export function useDriverReasons(): (driver: DriverSuggestion) => Reason[] {
  const t = useWords('suggestions')
  const language = useLanguage()
  return (driver) => {
    const { previousMission: previous, nextMission: next, overlappingMission: overlapping } = driver
    const count = driver.nbDeals
    const day = formatDate(driver.permitUntil, language)
    const sentences: Record<DriverReason, () => string> = {
      LATE_AT_DEPARTURE: () => t('late'),
      OUTSIDE_RADIUS: () => t('outsideRadius', { km: formatNumber(driver.radiusKm ?? 0, language) }),
      FROM_MISSION: () =>
        t('fromMission', { city: previous?.toCity ?? MISSING, at: formatDateTime(previous?.expectedEnd) }),
      FROM_HOME: () => t('fromHome', { city: driver.city ?? MISSING }),
      RATED: () =>
        t('rated', { rating: formatNumber(Math.round((driver.totalRating ?? 0) * 10) / 10, language), count }),
      UNRATED: () => t('unrated', { count }),
      KNOWS_ORGANIZATION: () => t('organization', { count: driver.dealsForOrganization }),
      WINS_OFFERS: () => t('offers', { won: driver.offersWon, answered: driver.offersAnswered }),
      PERMIT_ENDS_SOON: () => t('permitEnds', { date: day }),
      PERMIT_UNKNOWN: () => t('permitUnknown'),
      NEXT_MISSION: () =>
        t('nextMission', { city: next?.fromCity ?? MISSING, at: formatDateTime(next?.carPickUpDate) }),
    }
    const obstacle = {
      OVERLAP: () =>
        t('overlap', {
          contract: overlapping?.publicId,
          from: overlapping?.fromCity ?? MISSING,
          to: overlapping?.toCity ?? MISSING,
          at: formatDateTime(overlapping?.expectedEnd),
        }),
      DAYS_OFF: () =>
        t('daysOff', {
          days: driver.daysOff ? formatDays(driver.daysOff.firstDay, driver.daysOff.lastDay, language) : MISSING,
        }),
      PERMIT_EXPIRED: () => t('permitExpired', { date: day }),
    }
    // a mission in the way can be moved; the days off that come with it would still be in the way
    const obstacles = [driver.obstacle, driver.obstacle === 'OVERLAP' && driver.daysOff && ('DAYS_OFF' as const)]
    const distance = driver.distance == null ? null : formatDistance(driver.distance, language)
    return [
      ...obstacles.flatMap((key) => (key ? [{ key, text: obstacle[key](), warns: true }] : [])),
      ...(distance ? [{ key: 'DISTANCE', text: t('distance', { distance }), warns: false }] : []),
      ...driver.reasons
        .filter((reason) => !driver.obstacle || reason !== 'PERMIT_ENDS_SOON')
        .map((reason) => ({ key: reason, text: sentences[reason](), warns: WARNS.includes(reason) })),
    ]
  }
}
