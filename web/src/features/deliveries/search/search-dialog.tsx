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
import { askedOf, DELIVERY_FIELDS, type DeliveryField } from './search-rules'
import classes from './search-dialog.module.css'

type Subject = 'delivery' | NameKind

interface Props {
  onClose: () => void
  /** Who else can be looked for: nobody for a client. */
  kinds: readonly NameKind[]
  hrefOf: (found: FoundDelivery) => string
  listOf: (found: FoundName) => string
}

/** Ctrl K: one field, one text, five results a page. Enter runs, Escape clears, a second Escape closes. Description 2.4. */
export function SearchDialog({ onClose, kinds, hrefOf, listOf }: Props) {
  const t = useWords('search')
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const results = useRef<HTMLDivElement>(null)
  const [subject, setSubject] = useState<Subject>('delivery')
  const [field, setField] = useState<DeliveryField>('deliveryId')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [page, setPage] = useState(0)
  const narrowed = subject === 'delivery' ? field : undefined
  const ask = (text: string) => {
    setAsked(text)
    setPage(0)
  }
  const choose = (next: { subject?: Subject; field?: DeliveryField }) => {
    if (next.subject) setSubject(next.subject)
    if (next.field) setField(next.field)
    // What was run stays run, where it may be.
    const wanted = (next.subject ?? subject) === 'delivery' ? (next.field ?? field) : undefined
    ask(asked === '' ? '' : askedOf(wanted, typed).text)
  }
  const shown = { text: asked, page, onPage: setPage }
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
            onAsk={ask}
            onDown={() => results.current?.querySelector<HTMLAnchorElement>('a[data-row-link]')?.focus()}
          />
          <p className={classes.hint}>
            {t('hint')}
            {narrowed !== undefined && narrowed !== 'deliveryId' && ` · ${t('tooShort')}`}
          </p>
        </div>
        <div ref={results} onClickCapture={(event) => (event.target as HTMLElement).closest('a') && onClose()}>
          {asked === '' ? (
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
