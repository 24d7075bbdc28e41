import { useQuery } from '@tanstack/react-query'
import type { Words } from '@volant/contract/words/words'
import { formatMoment, formatNumber, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Mono } from '../../ui/data/mono'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { Reason } from './reason'
import { TONE_OF_RUN } from './tones'
import { jobsQuery, type JobRow } from './upkeep-queries'

type JobName = keyof Words['upkeep']['jobName']
const NAMED: Readonly<Record<JobName, true>> = {
  retention: true,
  files: true,
  'late-deliveries': true,
  'mission-reminders': true,
  'paper-reminders': true,
  'sealed-reports': true,
}
const isNamed = (id: string): id is JobName => Object.hasOwn(NAMED, id)

/** Work at fixed times: how each last went and when it comes next. Description 2.22. */
export function JobsTable() {
  const t = useWords('upkeep')
  const language = useLanguage()
  const found = useQuery(jobsQuery)
  const name = ({ name: id }: JobRow) => <strong>{isNamed(id) ? t(`jobName.${id}`) : id}</strong>
  const lastRun = ({ lastRun: run }: JobRow) => (run ? formatMoment(run.startedAt) : t('job.never'))
  const lastSuccess = ({ lastRun: run, lastSuccessAt }: JobRow) =>
    run?.outcome === 'FAILED' && t('job.lastSuccess', { date: formatMoment(lastSuccessAt, t('job.never')) })
  const duration = ({ lastRun: run }: JobRow) =>
    run?.seconds === null || run === null
      ? MISSING
      : `${formatNumber(Math.round(run.seconds * 100) / 100, language)}\u00a0s`
  const outcome = ({ lastRun: run, late }: JobRow) =>
    late ? (
      <StatusBadge tone="red" label={t('job.late')} />
    ) : (
      run && <StatusBadge tone={TONE_OF_RUN[run.outcome]} label={t(`outcome.${run.outcome}`)} />
    )
  const reason = ({ lastRun: run }: JobRow) => run?.error && <Reason>{run.error}</Reason>
  const columns: Column<JobRow>[] = [
    {
      key: 'name',
      header: t('job.name'),
      cell: (row) => <TwoLines first={name(row)} second={<Mono>{row.name}</Mono>} />,
    },
    {
      key: 'last',
      header: t('job.lastRun'),
      cell: (row) => <TwoLines first={lastRun(row)} second={lastSuccess(row)} />,
    },
    { key: 'duration', header: t('job.duration'), priority: 2, cell: duration },
    { key: 'outcome', header: t('job.outcome'), cell: (row) => <TwoLines first={outcome(row)} second={reason(row)} /> },
    { key: 'next', header: t('job.nextRun'), cell: (row) => formatMoment(row.nextRunAt) },
  ]
  return (
    <DataTable
      caption={t('job.caption')}
      columns={columns}
      rows={found.data}
      total={found.data?.length}
      paged={false}
      perPage={Object.keys(NAMED).length}
      state={{ page: 0 }}
      onState={() => undefined}
      rowKey={(row) => row.name}
      card={(row) => (
        <FactsCard
          title={name(row)}
          end={outcome(row)}
          lines={[
            row.lastRun ? `${lastRun(row)} · ${duration(row)}` : lastRun(row),
            lastSuccess(row),
            reason(row),
            t('job.nextRunAt', { date: formatMoment(row.nextRunAt) }),
          ]}
        />
      )}
      error={found.isLoadingError ? t('job.failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={{ title: t('job.none'), text: t('job.noneText') }}
    />
  )
}
