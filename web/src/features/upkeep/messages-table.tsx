import { useQuery } from '@tanstack/react-query'
import { MESSAGE_STATES } from '@volant/domain/upkeep/message-states'
import { formatMoment } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Mono } from '../../ui/data/mono'
import { FilterBar } from '../../ui/form/filter-bar'
import { MultiFilter } from '../../ui/form/multi-filter'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { MessageActions } from './message-actions'
import { Reason } from './reason'
import { TONE_OF_MESSAGE } from './tones'
import { messagesQuery, UPKEEP_PER_PAGE, type MessageRow } from './upkeep-queries'
import { CHANNELS, type MessagesSearch } from './upkeep-search'

interface Props {
  search: MessagesSearch
  onSearch: (change: Partial<MessagesSearch>, replace?: boolean) => void
}

/** What waits, failed and left, with what may be done about it. Description 2.22. */
export function MessagesTable({ search, onSearch }: Props) {
  const t = useWords('upkeep')
  const found = useQuery(messagesQuery(search))
  const name = (row: MessageRow) => <Mono>{row.template}</Mono>
  const state = (row: MessageRow) => (
    <StatusBadge tone={TONE_OF_MESSAGE[row.state]} label={t(`messageState.${row.state}`)} />
  )
  const reason = (row: MessageRow) => row.lastError && <Reason>{row.lastError}</Reason>
  const next = ({ nextAttemptAt, sentAt }: MessageRow) =>
    nextAttemptAt
      ? t('message.nextTry', { date: formatMoment(nextAttemptAt) })
      : sentAt && t('message.sentOn', { date: formatMoment(sentAt) })
  const columns: Column<MessageRow>[] = [
    {
      key: 'template',
      header: t('message.template'),
      cell: (row) => <TwoLines first={name(row)} second={t(`channel.${row.channel}`)} />,
    },
    { key: 'to', header: t('message.to'), cell: ({ to }) => to },
    { key: 'state', header: t('message.state'), cell: (row) => <TwoLines first={state(row)} second={reason(row)} /> },
    { key: 'tries', header: t('message.attempts'), cell: ({ attempts }) => attempts },
    { key: 'created', header: t('message.created'), priority: 3, cell: (row) => formatMoment(row.createdAt) },
    { key: 'next', header: t('message.next'), priority: 2, cell: next },
    { key: 'actions', header: t('message.actions'), align: 'right', cell: (row) => <MessageActions message={row} /> },
  ]
  const without = <T,>(items: readonly T[], item: T) => items.filter((kept) => kept !== item)
  const narrow = (change: Partial<MessagesSearch>, replace?: boolean) => onSearch({ ...change, page: 0 }, replace)
  const chips = [
    ...search.state.map((one) => ({
      key: one,
      label: t(`messageState.${one}`),
      onRemove: () => narrow({ state: without(search.state, one) }),
    })),
    ...search.channel.map((one) => ({
      key: one,
      label: t(`channel.${one}`),
      onRemove: () => narrow({ channel: without(search.channel, one) }),
    })),
  ]
  return (
    <DataTable
      caption={t('message.caption')}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={UPKEEP_PER_PAGE}
      state={search}
      onState={({ page }, replace) => onSearch({ page }, replace)}
      rowKey={({ id }) => id}
      card={(row) => (
        <FactsCard
          title={name(row)}
          end={state(row)}
          lines={[
            `${t(`channel.${row.channel}`)} · ${row.to} · ${t('message.attempts', { count: row.attempts })}`,
            reason(row),
            next(row),
            <MessageActions key="actions" message={row} />,
          ]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('message.failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={
        chips.length > 0
          ? { title: t('message.noMatch'), text: t('message.noMatchText') }
          : { title: t('message.none'), text: t('message.noneText') }
      }
      toolbar={
        <FilterBar chips={chips} onReset={() => narrow({ state: [], channel: [] })}>
          <MultiFilter
            label={t('message.filterState')}
            options={MESSAGE_STATES.map((value) => ({ value, label: t(`messageState.${value}`) }))}
            value={search.state}
            onChange={(value) => narrow({ state: value as MessagesSearch['state'] })}
          />
          <MultiFilter
            label={t('message.filterChannel')}
            options={CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }))}
            value={search.channel}
            onChange={(value) => narrow({ channel: value as MessagesSearch['channel'] })}
          />
        </FilterBar>
      }
    />
  )
}
