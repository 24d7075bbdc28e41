import { useState, type KeyboardEvent } from 'react'
import { Chip, Group, Kbd, Modal, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { DataTable } from '../../ui/table/data-table'
import type { Column } from '../../ui/table/table'
import { Mono } from '../../ui/data/mono'
import { EmptyState } from '../../ui/feedback/empty-state'
import { DeliveryStatusBadge, DeliveryTypeBadge } from './delivery-badges'
import type { SearchDeliveriesQuery } from './queries.generated'
import { SEARCH_FIELDS, SEARCH_PAGE_SIZE, searchQuery, type SearchField } from './search-query'
import classes from './search-dialog.module.css'

type Found = SearchDeliveriesQuery['findAllDeliveries']['records'][number]

interface Props {
  onClose: () => void
  hrefOf: (found: Found) => string
}

/** Ctrl K: one field, one text, five results a page. Enter runs, Escape clears, a second Escape closes. */
export function SearchDialog({ onClose, hrefOf }: Props) {
  const t = useWords('search')
  const ui = useWords('ui')
  const words = useApiErrorWords()
  const [field, setField] = useState<SearchField>('deliveryId')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [page, setPage] = useState(0)
  const found = useQuery(searchQuery(field, asked, page))

  const ask = (text: string) => {
    setAsked(text.trim())
    setPage(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') ask(typed)
    if (event.key === 'Escape' && typed !== '') {
      setTyped('')
      ask('')
    }
  }
  const columns: Column<Found>[] = [
    { key: 'contract', header: t('contract'), cell: (row) => <Contract row={row} /> },
    { key: 'status', header: t('status'), cell: (row) => <DeliveryStatusBadge status={row.status} /> },
  ]
  return (
    <Modal
      opened
      closeOnEscape={typed === ''}
      onClose={onClose}
      size={620}
      yOffset="10vh"
      centered={false}
      title={t('title')}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <div className={classes.ask}>
        <Chip.Group value={field} onChange={(value) => setField(value as SearchField)}>
          <Group gap={6} role="radiogroup" aria-label={t('fields')}>
            {SEARCH_FIELDS.map((key) => (
              <Chip key={key} value={key} size="xs">
                {t(`field.${key}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <TextInput
          data-autofocus
          size="md"
          aria-label={t(`field.${field}`)}
          placeholder={t(`placeholder.${field}`)}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          rightSection={<Kbd size="xs">↵</Kbd>}
          maxLength={64}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            if (event.currentTarget.value.trim() === '') ask('')
          }}
          onKeyDown={onKeyDown}
        />
        <p className={classes.hint}>{t('hint')}</p>
      </div>
      {asked === '' ? (
        <EmptyState icon={<IconSearch size={22} stroke={1.6} />} title={t('first')} />
      ) : (
        <div onClickCapture={(event) => (event.target as HTMLElement).closest('a') && onClose()}>
          <DataTable
            caption={t('results')}
            columns={columns}
            rows={found.data?.records}
            total={found.data?.total}
            perPage={SEARCH_PAGE_SIZE}
            state={{ page }}
            onState={(next) => setPage(next.page)}
            rowKey={(row) => row.id}
            rowHref={hrefOf}
            rowLabel={(row) => t('open', { contract: row.publicId })}
            card={(row) => (
              <div className={classes.card}>
                <Contract row={row} />
                <DeliveryStatusBadge status={row.status} />
              </div>
            )}
            fetching={found.isFetching && found.data !== undefined}
            error={found.error ? words(found.error) : undefined}
            onRetry={() => void found.refetch()}
            empty={{ title: t('none', { text: asked }) }}
          />
        </div>
      )}
    </Modal>
  )
}

function Contract({ row }: { row: Found }) {
  return (
    <span className={classes.contract}>
      <DeliveryTypeBadge type={row.type} />
      <Mono>{row.publicId}</Mono>
    </span>
  )
}
