import { IconCircleCheck, IconHistory, IconAlertTriangle } from '@tabler/icons-react'
import { formatDateTime } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { FactsList } from '../../ui/data/facts-list'
import type { Sealed } from './verify-query'
import classes from './verify.module.css'

const ICON = { size: 26, stroke: 1.6, 'aria-hidden': true } as const
const SIGNS = {
  genuine: <IconCircleCheck {...ICON} />,
  superseded: <IconHistory {...ICON} />,
  unknown: <IconAlertTriangle {...ICON} />,
}

/** The inspection's own time beside that of the seal, where they differ. */
function timesOf({ inspectedAt, sealedAt }: Sealed) {
  const [inspected, sealed] = [formatDateTime(inspectedAt), formatDateTime(sealedAt)]
  const times = [
    ['inspectedAt', inspected],
    ['sealedAt', sealed],
  ] as const
  return inspected === sealed ? times.slice(1) : times
}

/** Ours and in force, ours and replaced since, or unknown. */
export function Verdict({ sealed }: { sealed: Sealed | null }) {
  const t = useWords('verify')
  const newer = sealed?.supersededBy
  const kind = sealed === null ? 'unknown' : newer ? 'superseded' : 'genuine'
  const text = newer
    ? t('supersededText', { version: newer.version, at: formatDateTime(newer.sealedAt) })
    : t(sealed === null ? 'unknownText' : 'genuineText')
  return (
    <section className={classes.verdict} data-kind={kind} role="status">
      <h2>
        {SIGNS[kind]}
        {t(kind)}
      </h2>
      <p>{text}</p>
      {sealed && (
        <FactsList
          facts={[
            [t('contract'), sealed.contract],
            [t('moment'), t(`moments.${sealed.moment}`)],
            ...timesOf(sealed).map(([name, at]) => [t(name), at] as const),
            [t('version'), sealed.version],
          ]}
        />
      )}
    </section>
  )
}
