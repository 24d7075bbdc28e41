import type { KeyboardEvent } from 'react'
import { ActionIcon, Box, Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { ErrorState } from '../../../ui/feedback/error-state'
import { TextSearch } from '../../../ui/form/text-search'
import { TRAY_SIZE } from './planning-query'
import { TrayCard } from './tray-card'
import type { useTray } from './use-tray'
import classes from './tray.module.css'

/** The arrow keys go from card to card. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (by === undefined) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')]
  const here = cards.indexOf(event.target as HTMLElement)
  if (here < 0) return
  event.preventDefault()
  cards[here + by]?.focus()
}

/** The deliveries that wait for a driver, the next pick-up first. */
export function Tray({ asked, setAsked, found, cards, loading }: ReturnType<typeof useTray>) {
  const t = useWords('planning')
  const total = found.data?.total ?? 0
  const first = asked.page * TRAY_SIZE
  const step = (by: number) => setAsked({ ...asked, page: asked.page + by })
  return (
    <section className={classes.tray} aria-labelledby="to-assign" aria-busy={loading || found.isPlaceholderData}>
      <div className={classes.head}>
        <h2 id="to-assign">
          {t('tray.title')} <span className={classes.total}>{found.data ? total : ''}</span>
        </h2>
        <TextSearch
          fields={[{ value: 'text', label: t('tray.search') }]}
          placeholder={t('tray.search')}
          values={asked}
          onSearch={(_, text) => setAsked({ text, page: 0 })}
        />
        {total > TRAY_SIZE && (
          <div className={classes.pages}>
            <ActionIcon
              variant="default"
              size={34}
              aria-label={t('tray.previous')}
              disabled={asked.page === 0}
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
            </ActionIcon>
            <span aria-live="polite">
              {t('tray.shown', { from: first + 1, to: Math.min(total, first + TRAY_SIZE), total })}
            </span>
            <ActionIcon
              variant="default"
              size={34}
              aria-label={t('tray.next')}
              disabled={first + TRAY_SIZE >= total}
              onClick={() => step(1)}
            >
              <IconChevronRight size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
        )}
      </div>
      {loading ? (
        <div className={classes.cards} role="status" aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, card) => (
            <Skeleton key={card} className={classes.waiting} radius={8} />
          ))}
        </div>
      ) : found.isError && !found.data ? (
        <ErrorState text={t('tray.failed')} onRetry={() => void found.refetch()} />
      ) : cards.length === 0 ? (
        <p className={classes.empty}>{t(asked.text ? 'tray.nothing' : 'tray.empty')}</p>
      ) : (
        <Box component="ul" className={classes.cards} onKeyDown={moveFocus}>
          {cards.map((delivery) => (
            <li key={delivery.id}>
              <TrayCard delivery={delivery} />
            </li>
          ))}
        </Box>
      )}
    </section>
  )
}
