import { useRef, useState } from 'react'
import { Chip, Group, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { Dialog } from '../../../ui/feedback/dialog'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { DeliveryResults } from './delivery-results'
import { NameResults } from './name-results'
import { SearchField } from './search-field'
import type { FoundDelivery, FoundName, NameKind } from './search-query'
import { parseSearchText, DELIVERY_FIELDS, type DeliveryField } from './search-rules'
import classes from './search-dialog.module.css'

type Subject = 'delivery' | NameKind

interface Props {
  onClose: () => void
  /** What can be searched besides deliveries; empty for clients. */
  kinds: readonly NameKind[]
  hrefOf: (found: FoundDelivery) => string
  listOf: (found: FoundName) => string
}

/** The search opened by Ctrl K. Enter searches, Escape clears, a second Escape closes. Description 2.4. */
export function SearchDialog({ onClose, kinds, hrefOf, listOf }: Props) {
  const t = useWords('search')
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const results = useRef<HTMLDivElement>(null)
  const [subject, setSubject] = useState<Subject>('delivery')
  const [field, setField] = useState<DeliveryField>('deliveryId')
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const [page, setPage] = useState(0)
  const narrowed = subject === 'delivery' ? field : undefined
  const search = (text: string) => {
    setSearched(text)
    setPage(0)
  }
  const choose = (next: { subject?: Subject; field?: DeliveryField }) => {
    if (next.subject) setSubject(next.subject)
    if (next.field) setField(next.field)
    // Repeats the search in the other field, if the text is allowed there.
    const wanted = (next.subject ?? subject) === 'delivery' ? (next.field ?? field) : undefined
    search(searched === '' ? '' : parseSearchText(wanted, typed).text)
  }
  const shown = { text: searched, page, onPage: setPage }
  return (
    <Dialog
      closeOnEscape={typed === ''}
      onClose={onClose}
      size={620}
      yOffset="10vh"
      centered={false}
      fullScreen={phone}
      radius={phone ? 0 : undefined}
      title={kinds.length > 0 ? t('titleAll') : t('title')}
    >
      {kinds.length > 0 && (
        <Tabs value={subject} onChange={(value) => choose({ subject: (value ?? 'delivery') as Subject })}>
          <Tabs.List className={classes.subjects} aria-label={t('subjects')}>
            {(['delivery', ...kinds] as const).map((key) => (
              <Tabs.Tab key={key} value={key} aria-controls="search-panel">
                {t(`subject.${key}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <div id="search-panel">
        <div className={classes.ask}>
          {subject === 'delivery' && (
            <Chip.Group value={field} onChange={(value) => choose({ field: value as DeliveryField })}>
              <Group gap={6} role="radiogroup" aria-label={t('fields')}>
                {DELIVERY_FIELDS.map((key) => (
                  <Chip key={key} value={key} size="xs">
                    {t(`field.${key}`)}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          )}
          <SearchField
            label={t(`field.${narrowed ?? (subject as NameKind)}`)}
            placeholder={t(`placeholder.${narrowed ?? (subject as NameKind)}`)}
            field={narrowed}
            typed={typed}
            onTyped={setTyped}
            onSearch={search}
            onDown={() => results.current?.querySelector<HTMLAnchorElement>('a[data-row-link]')?.focus()}
          />
          <p className={classes.hint}>
            {t('hint')}
            {narrowed !== undefined && narrowed !== 'deliveryId' && ` · ${t('tooShort')}`}
          </p>
        </div>
        <div ref={results} onClickCapture={(event) => (event.target as HTMLElement).closest('a') && onClose()}>
          {searched === '' ? (
            <EmptyState
              icon={<IconSearch size={22} stroke={1.6} />}
              title={t(subject === 'delivery' ? 'first' : 'firstName')}
            />
          ) : subject === 'delivery' ? (
            <DeliveryResults {...shown} key={field} field={field} hrefOf={hrefOf} />
          ) : (
            <NameResults {...shown} key={subject} kind={subject} hrefOf={listOf} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
