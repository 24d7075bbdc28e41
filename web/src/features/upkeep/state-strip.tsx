import type { ReactNode } from 'react'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../lib/i18n'
import { ErrorState } from '../../ui/feedback/error-state'
import { Card } from '../../ui/layout/card'
import classes from './state-strip.module.css'
import { stateQuery } from './upkeep-queries'
import { useStateFacts } from './use-state-facts'

const CELLS = 7

interface CellProps {
  name: ReactNode
  alike?: true | undefined
  children: ReactNode
}

function Cell({ name, alike, children }: CellProps) {
  return (
    <div className={classes.cell} data-alike={alike}>
      <dt>{name}</dt>
      {children}
    </div>
  )
}

/** How the installation stands, above whichever list is open. Description 2.22. */
export function StateStrip({ hrefOfParked }: { hrefOfParked: string }) {
  const t = useWords('upkeep')
  const found = useQuery(stateQuery)
  const facts = useStateFacts(found.data, new Date(found.dataUpdatedAt), hrefOfParked)
  if (found.isLoadingError)
    return (
      <Card>
        <ErrorState title={t('state.failed')} onRetry={() => void found.refetch()} />
      </Card>
    )
  return (
    <section className={classes.strip} aria-label={t('state.title')} aria-busy={facts === undefined}>
      <dl className={classes.cells}>
        {facts
          ? facts.map(({ name, lines, alike }) => (
              <Cell key={name} name={name} alike={alike}>
                {lines.map((line, index) => (
                  <dd key={index}>{line}</dd>
                ))}
              </Cell>
            ))
          : Array.from({ length: CELLS }, (_, index) => (
              <Cell key={index} name={<Skeleton height={10} width="50%" radius={4} />}>
                <dd>
                  <Skeleton height={14} width="75%" radius={4} mt={6} />
                  <Skeleton height={10} width="60%" radius={4} mt={8} mb={3} />
                </dd>
              </Cell>
            ))}
      </dl>
    </section>
  )
}
