import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ProblemList } from '../../../ui/problems/problem-list'
import { ProblemEntry } from './problem-entry'
import { openProblemsQuery } from './problem-queries'
import classes from './problems.module.css'

/** What drivers reported and nobody has seen yet; nothing where there is none. */
export function OpenProblems({ onOpen }: { onOpen: (contract: string) => void }) {
  const t = useWords('problems')
  const { data = [] } = useQuery(openProblemsQuery)
  if (data.length === 0) return null
  return (
    <div className={classes.open}>
      <Card title={t('reportedTitle')} description={t('openText')}>
        <ProblemList>
          {data.map((problem) => (
            <ProblemEntry key={problem.id} problem={problem}>
              <UnstyledButton className={classes.delivery} onClick={() => onOpen(String(problem.contract))}>
                {t('open', { contract: problem.contract })} · {problem.from ?? MISSING} → {problem.to ?? MISSING}
              </UnstyledButton>
            </ProblemEntry>
          ))}
        </ProblemList>
      </Card>
    </div>
  )
}
