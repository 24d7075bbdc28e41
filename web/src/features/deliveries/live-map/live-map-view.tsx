import { useCallback, useMemo, useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { IconRoute, IconSteeringWheel } from '@tabler/icons-react'
import { isOnTheWayBack } from '@volant/domain/tracking/remaining-distance'
import { coalesce } from '../../../lib/coalesce'
import { formatAge } from '../../../lib/format'
import { expectedText } from '../../../lib/punctuality-text'
import { useLanguage, useWords } from '../../../lib/i18n'
import { useDeliveryPositions, useLiveHints, useLiveStatus, type LiveStatus } from '../../../lib/live'
import type { FleetCar } from '../../../lib/map/fleet'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Link } from '../../../ui/layout/link'
import type { RowPanel } from '../../../ui/table/table'
import { FleetMap } from '../../../ui/map/fleet-map'
import { useKnownRoute } from '../../../lib/map/route-query'
import { storedStatus, type DeliveryLinks } from '../links'
import { useNow } from '../../../lib/use-now'
import {
  isOld,
  isUnderWay,
  lastSeen,
  liveDeliveriesQuery,
  liveRouteQuery,
  pointsOf,
  type LiveDelivery,
} from './live-deliveries'
import { Legend } from './legend'
import { LiveList, type Listed } from './live-list'
import { OnlineDrivers } from './online-drivers'
import { ConnectionState } from '../../../ui/badges/connection-state'
import classes from './live-map.module.css'

interface Props {
  role: 'ADMIN' | 'CLIENT'
  found: UseQueryResult<{ readonly total: number }>
  /** What is under way, in the order of the list. */
  deliveries: readonly LiveDelivery[]
  /** The contract number in the address. */
  contract: string
  onContract: (contract: string) => void
  links: DeliveryLinks
  panel: RowPanel<LiveDelivery> | undefined
}

const AGE_MS = 5000

/** All deliveries under way, on the map and as a list. Description 2.8. */
export function LiveMapView({ role, found, deliveries, contract, onContract, links, panel }: Props) {
  const t = useWords('liveMap')
  const ui = useWords('ui')
  const words = useWords('deliveries')
  const judged = useWords('punctuality')
  const language = useLanguage()
  const client = useQueryClient()
  const [routeShown, setRouteShown] = useState(true)
  const [connection, setConnection] = useState<LiveStatus>()
  const refresh = useMemo(
    () => coalesce(() => client.invalidateQueries({ queryKey: liveDeliveriesQuery(role).queryKey, exact: true })),
    [client, role],
  )
  const received = useDeliveryPositions(
    deliveries.map(({ id }) => id),
    refresh,
  )
  const now = useNow(AGE_MS)
  useLiveStatus(setConnection)
  useLiveHints((hint) => {
    const concerned = !hint || isUnderWay(hint.status) || deliveries.some(({ id }) => id === hint.deliveryId)
    if (concerned) refresh()
  })

  const rows: readonly Listed[] = useMemo(
    () => deliveries.map((delivery) => ({ delivery, seen: lastSeen(delivery, received.get(delivery.id)) })),
    [deliveries, received],
  )
  const wordsOf = useCallback(
    ({ publicId, punctuality }: LiveDelivery, age: string | undefined) => {
      const state = punctuality && punctuality.state !== 'NONE' ? judged(`state.${punctuality.state}`) : undefined
      const expected = punctuality && expectedText(punctuality, now, judged)
      const said = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
      return { text: said(publicId, state), more: said(publicId, age, expected, state) }
    },
    [judged, now],
  )
  const cars = useMemo(
    () =>
      rows.map(({ delivery, seen }): FleetCar => {
        const age = seen && formatAge(seen.recordedAt, now, language)
        return {
          id: delivery.id,
          points: pointsOf(delivery, (kind, place) => ui('placeOnMap', { word: t(`legend.${kind}`), place })),
          at: seen && { lat: seen.latitude, lng: seen.longitude },
          old: seen !== undefined && isOld(seen, now),
          state: delivery.punctuality?.state ?? 'NONE',
          ...wordsOf(delivery, age),
        }
      }),
    [rows, now, language, t, ui, wordsOf],
  )
  const chosen = deliveries.find(({ publicId }) => publicId === contract)
  const chosenStatus = chosen ? storedStatus(chosen.status) : null
  const selected = chosen && cars.find(({ id }) => id === chosen.id)
  const { data: legs, isError: noLegs } = useQuery(liveRouteQuery(chosen?.id))
  const route = useKnownRoute(selected?.points ?? [], noLegs ? null : legs)
  const select = (id: string | undefined) => onContract(deliveries.find((one) => one.id === id)?.publicId ?? '')
  const connectionState =
    connection === undefined ? 'connecting' : connection === 'connected' ? 'connected' : 'disconnected'

  return (
    <div className={classes.layout}>
      <div className={classes.map}>
        <FleetMap
          height="100%"
          cars={cars}
          lateWord={t('late')}
          ready={found.isSuccess}
          selected={selected}
          onSelect={select}
          route={routeShown && selected ? route?.geometry : undefined}
          estimated={route?.estimated}
          back={chosenStatus !== null && isOnTheWayBack(chosenStatus)}
          words={{
            title: t('map'),
            zoomIn: words('detail.map.zoomIn'),
            attribution: words('detail.map.attribution'),
            zoomOut: words('detail.map.zoomOut'),
            unavailable: words('detail.map.unavailable'),
          }}
          controls={
            selected && (
              <Button
                size="xs"
                variant="default"
                aria-pressed={routeShown}
                leftSection={<IconRoute size={15} aria-hidden="true" />}
                onClick={() => setRouteShown(!routeShown)}
              >
                {words(routeShown ? 'detail.map.hideRoute' : 'detail.map.showRoute')}
              </Button>
            )
          }
        />
      </div>
      <section className={classes.side} aria-label={t('list')} aria-busy={found.isPending}>
        <header className={classes.head}>
          <h2>{found.data ? t('count', { count: found.data.total }) : t('list')}</h2>
          <ConnectionState state={connectionState}>{t(`live.${connectionState}`)}</ConnectionState>
        </header>
        {found.isPending ? (
          <Rows />
        ) : found.isError && !found.data ? (
          <ErrorState text={words('table.loadError')} onRetry={() => void found.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState
            icon={<IconSteeringWheel size={24} stroke={1.6} />}
            title={t('empty')}
            text={t('emptyText')}
            action={<Link href={links.table('CONFIRMED')}>{t('toTable')}</Link>}
          />
        ) : (
          <LiveList
            rows={rows}
            now={now}
            selected={chosen?.id}
            onSelect={select}
            links={links}
            panel={panel}
            office={role === 'ADMIN'}
          />
        )}
        {found.data && found.data.total > rows.length && (
          <p className={classes.note}>{t('partial', { shown: rows.length, total: found.data.total })}</p>
        )}
        {role === 'ADMIN' && <OnlineDrivers />}
        <Legend cars={cars} pins={selected !== undefined} />
      </section>
    </div>
  )
}

function Rows() {
  return (
    <div className={classes.list}>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={classes.item}>
          <div className={classes.row}>
            <Skeleton height={14} width="65%" radius={4} mb={10} />
            <Skeleton height={12} width="85%" radius={4} />
          </div>
        </div>
      ))}
    </div>
  )
}
