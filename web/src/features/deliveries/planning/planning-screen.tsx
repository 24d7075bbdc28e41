import { Suspense, useEffect, useMemo, useState } from 'react'
import { Chip, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { calendarDayOf, type CalendarDay } from '@volant/domain/deliveries/calendar'
import { planningDays, planningStep, PLANNING_VIEWS, type PlanningView } from '@volant/domain/deliveries/planning'
import { formatDays, formatFullDay } from '../../../lib/calendar-days'
import type { DriverSlot } from '../../../ui/drivers/driver-slot'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { TextSearch } from '../../../ui/form/text-search'
import { Beside } from '../../../ui/layout/beside'
import { Link } from '../../../ui/layout/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import { RangeToolbar } from '../../../ui/layout/range-toolbar'
import { useRowPanel } from '../../../ui/table/use-row-panel'
import { whenIdle } from '../../../lib/when-idle'
import type { DeliveryLinks, DeliveryRef } from '../links'
import { useNow } from '../../../lib/use-now'
import { DayList } from './day-list'
import { Legend } from './legend'
import { PlanProvider } from './plan-context'
import type { PlanRequest } from './plan-values'
import { formerDrivers, plannedOf, rowsOf, scaleOf } from './planned'
import { PlanningGrid } from './planning-grid'
import { driversQuery, missionsQuery } from './planning-query'
import type { PlanningSearch } from './planning-search'
import { Tray } from './tray'
import { useDrops } from './use-dragging'
import { usePlanWords } from './use-plan-words'
import { useTray } from './use-tray'
import classes from './planning.module.css'

interface Props {
  search: PlanningSearch
  onSearch: (change: Partial<PlanningSearch>, replace?: boolean) => void
  /** Only readers otherwise. */
  mayPlan: boolean
  go: (href: string) => void
  /** Chooses a driver in the dialog. */
  driver: DriverSlot
  links: {
    readonly planning: (
      at: Partial<Record<'driver' | 'day' | 'open', string>> & { view?: PlanningView; free?: 'yes' },
    ) => string
    readonly deliveries: DeliveryLinks
    readonly drivers: string
    readonly driver: (id: string) => string
  }
}

// its fields and calendars weigh as much as the page
const PlanDialog = lazyPart(() => import('./plan-dialog'), 'PlanDialog', MissingDialog)

// Only who opens a delivery needs it.
const DeliveryPanel = lazyPart(() => import('../panel/delivery-panel'), 'DeliveryPanel')

const A_MINUTE = 60_000

/** Who drives when, and what waits for a driver. */
export function PlanningScreen({ search, onSearch, mayPlan, go, driver, links }: Props) {
  const words = usePlanWords()
  const { t, language } = words
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const now = useNow(A_MINUTE)
  const today = calendarDayOf(now)
  const day = search.day || today
  const view = phone ? 'day' : (search.view ?? 'three')
  const days = useMemo(() => planningDays(view, day), [view, day])
  const narrowed = { driver: search.driver, free: search.free === 'yes' }
  const missions = useQuery(missionsQuery(days))
  const drivers = useQuery(driversQuery(days, narrowed))
  const rows = useMemo(() => {
    const planned = (missions.data?.records ?? []).flatMap((delivery) => plannedOf(delivery, now))
    // first, because their missions need somebody else
    const former = search.free === 'yes' ? [] : formerDrivers(planned, search.driver)
    return rowsOf([...former, ...(drivers.data?.records ?? [])], planned)
  }, [drivers.data, missions.data, now, search.driver, search.free])
  const [asked, setAsked] = useState<PlanRequest | null>(null)
  useDrops((delivery, driverId, share) => {
    const { from, to } = scaleOf(days)
    const stays = delivery.selectedDriverId === driverId && share === 0
    if (!stays) setAsked({ id: delivery.id, driverId, byMs: share * (to - from) })
  })

  useEffect(() => (mayPlan ? whenIdle(() => void PlanDialog.preload()) : undefined), [mayPlan])

  const hrefOf = (at: { view?: PlanningView; day?: CalendarDay }) =>
    links.planning({
      ...at,
      ...(search.driver && { driver: search.driver }),
      ...(search.free && { free: search.free }),
      ...(search.open && { open: search.open }),
    })
  const step = (by: 1 | -1) => hrefOf({ view, day: planningStep(view, day, by) })
  const tray = useTray(now)
  const { panel, isOpen, shown } = useRowPanel<DeliveryRef>({
    rows: [...tray.cards, ...rows.flatMap(({ missions: own }) => own.map(({ mission }) => mission))],
    keyOf: ({ publicId }) => publicId,
    open: search.open,
    onOpen: (open, replace) => onSearch({ open }, replace),
  })
  const plan = {
    now,
    words,
    hrefOf: links.deliveries.detail,
    driverHref: links.driver,
    plan: mayPlan ? ({ id }: { id: string }) => setAsked({ id }) : undefined,
    panel,
  }
  const beside = isOpen && (
    <Suspense>
      <DeliveryPanel role="ADMIN" contract={search.open} links={links.deliveries} go={go} tab="ONGOING" {...shown} />
    </Suspense>
  )
  const failed = (missions.isError && !missions.data) || (drivers.isError && !drivers.data)
  const total = missions.data?.total ?? 0
  const listed = missions.data?.records.length ?? 0
  return (
    <PlanProvider value={plan}>
      <PageHeader title={t('title')} subtitle={t(mayPlan ? 'intro' : 'introReader')} />
      <Beside panel={beside}>
        <Tray {...tray} />
        <div className={classes.card} aria-busy={missions.isFetching && missions.isPlaceholderData}>
          <RangeToolbar
            title={
              view === 'day' ? formatFullDay(day, language) : formatDays(days[0] ?? day, days.at(-1) ?? day, language)
            }
            previous={{ href: step(-1), label: t(`previous.${view}`) }}
            today={{ href: hrefOf({ view }), label: t('today') }}
            next={{ href: step(1), label: t(`next.${view}`) }}
            views={{
              label: t('views'),
              items: (phone ? [] : PLANNING_VIEWS).map((key) => ({
                key,
                href: hrefOf({ view: key, day }),
                active: key === view,
                children: t(`view.${key}`),
              })),
            }}
          >
            <TextSearch
              fields={[{ value: 'driver', label: t('driverSearch') }]}
              placeholder={t('driverSearch')}
              values={{ driver: search.driver }}
              onSearch={(_, driver, replace) => onSearch({ driver }, replace)}
            />
            <Chip
              checked={narrowed.free}
              onChange={(free) => onSearch({ free: free ? 'yes' : undefined })}
              variant="light"
              classNames={{ label: classes.free }}
            >
              {t('free')}
            </Chip>
          </RangeToolbar>
          {failed ? (
            <ErrorState
              text={t('failed')}
              onRetry={() => {
                void missions.refetch()
                void drivers.refetch()
              }}
            />
          ) : missions.isPending || drivers.isPending ? (
            <div role="status" aria-label={t('loading')} className={classes.waiting}>
              <Skeleton height="100%" radius={8} />
            </div>
          ) : rows.length === 0 ? (
            <EmptyState
              title={t('noDriver')}
              text={t('noDriverText')}
              icon={<IconUsers size={24} stroke={1.6} />}
              action={<Link href={links.drivers}>{t('noDriverLink')}</Link>}
            />
          ) : phone ? (
            <DayList rows={rows} />
          ) : (
            <>
              <PlanningGrid days={days} today={today} rows={rows} />
              <Legend />
            </>
          )}
          {listed < total && <p className={classes.note}>{t('partial', { shown: listed, total })}</p>}
        </div>
      </Beside>
      {asked && (
        <Suspense>
          <PlanDialog
            // another delivery is another form
            key={asked.id}
            request={asked}
            driver={driver}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </PlanProvider>
  )
}
