import { useQuery } from '@tanstack/react-query'
import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import { SET_ASIDE } from '@volant/domain/inspection/set-aside'
import { REASONS, STATUS_OF, type ErrorCode } from '@volant/domain/kernel/errors'
import { ApiError } from '../../../../lib/api-error'
import { useApiErrorWords } from '../../../../lib/api-error-words'
import { formatDateTime } from '../../../../lib/format'
import { useWords } from '../../../../lib/i18n'
import { Card } from '../../../../ui/layout/card'
import type { Detail } from '../detail-query'
import classes from './evidence-card.module.css'
import { evidenceQuery } from './evidence-query'
import { isReport, readSaid } from './said'
import { SaidList } from './said-list'

/** Kept is the reason of the refusal, or its code where it had none. */
function refusalError(refusal: string): ApiError {
  const reason = REASONS.find((each) => each === refusal)
  if (reason) return new ApiError({ code: 'CONFLICT', reason })
  return new ApiError({ code: refusal in STATUS_OF ? (refusal as ErrorCode) : 'INTERNAL' })
}

const isPdf = (url: string) => new URL(url, location.origin).pathname.endsWith('.pdf')

/** What drivers did and the delivery went on without: sent too late, or noted by one who no longer has it. Nothing where there is none. */
export function EvidenceCard({ delivery }: { delivery: Pick<Detail, 'id' | 'vehicles'> }) {
  const t = useWords('deliveries')
  const mission = useWords('mission')
  const words = useApiErrorWords()
  const { data = [] } = useQuery(evidenceQuery(delivery.id))
  if (data.length === 0) return null
  const why = (refusal: string) => (refusal === SET_ASIDE ? t('evidence.setAside') : words(refusalError(refusal)))
  const who = (refusal: string) => (refusal === SET_ASIDE ? 'evidence.until' : 'evidence.by')
  const what = (action: string | null, files: readonly string[], content: unknown) => {
    const step = MISSION_STEPS.find((each) => each === action)
    if (step) return mission(`step.${step}`)
    if (readSaid(content).some(({ problem }) => problem)) return mission('outbox.problem')
    if (isReport(content)) return mission('outbox.report')
    return files.length > 0 ? mission('outbox.photos', { count: files.length }) : mission('outbox.figures')
  }
  return (
    <Card title={t('evidence.title')} description={t('evidence.text')}>
      <ul className={classes.list}>
        {data.map(({ id, driverName, action, capturedAt, refusal, content, files }) => (
          <li key={id} className={classes.entry}>
            <strong>{what(action, files, content)}</strong>
            <span>{t(who(refusal), { name: driverName, at: formatDateTime(capturedAt) })}</span>
            <span>{why(refusal)}</span>
            {readSaid(content).map((said, index) => (
              <SaidList key={index} said={said} vehicles={delivery.vehicles} />
            ))}
            {files.length > 0 && (
              <span className={classes.files}>
                {files.map((url, index) => (
                  <a key={index} href={url} target="_blank" rel="noreferrer">
                    {isPdf(url) ? (
                      t('evidence.photo', { number: index + 1 })
                    ) : (
                      <img src={url} alt={t('evidence.photo', { number: index + 1 })} loading="lazy" />
                    )}
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
