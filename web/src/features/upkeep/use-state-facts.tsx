import type { ReactNode } from 'react'
import { formatAge, formatDate, formatDateTime, formatDuration } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Link } from '../../ui/layout/link'
import { formatSize } from './format-size'
import type { UpkeepState } from './upkeep-queries'

interface Fact {
  readonly name: string
  readonly lines: readonly ReactNode[]
  /** Each line says as much as the others. */
  readonly alike?: true
}

const PARTS = ['database', 'storage', 'redis'] as const
const SENDERS = ['outbox', 'smtp', 'twilio', 'web push'] as const

/** The cells of the strip: a name, what matters most, and what explains it. */
export function useStateFacts(
  state: UpkeepState | undefined,
  now: Date,
  hrefOfParked: string,
): readonly Fact[] | undefined {
  const t = useWords('upkeep')
  const language = useLanguage()
  if (!state) return undefined
  const { database, migration, backup, outbox } = state

  const partOf = ([key, isUp]: [string, boolean]) => {
    const name = t(`state.part.${PARTS.find((known) => known === key) ?? 'database'}`)
    return isUp ? t('state.up', { name }) : <StatusBadge tone="red" label={t('state.down', { name })} />
  }
  const providerOf = ({ channel, to, away }: UpkeepState['providers'][number]) => {
    const known = SENDERS.find((one) => one === to)
    const values = { channel: t(`channel.${channel}`), sender: known ? t(`state.sender.${known}`) : to }
    return away ? <StatusBadge tone="red" label={t('state.providerAway', values)} /> : t('state.providerUp', values)
  }
  const backupLines = (): readonly ReactNode[] => {
    if (!backup) return [t('state.backupNone'), <StatusBadge key="none" tone="red" label={t('state.backupNoneText')} />]
    const size = formatSize(backup.bytes, language)
    return [
      formatAge(backup.startedAt, now, language),
      backup.old ? (
        <StatusBadge key="old" tone="amber" label={t('state.backupOld', { size })} />
      ) : (
        `${formatDateTime(backup.startedAt)} · ${size}`
      ),
    ]
  }
  const waits = () => {
    if (outbox.waiting === 0) return t('state.nothingWaits')
    if (outbox.oldestSeconds === 0) return t('state.nothingDue')
    return t('state.oldest', { age: formatDuration(outbox.oldestSeconds) })
  }
  return [
    {
      name: t('state.outbox'),
      lines: [
        outbox.waiting,
        waits(),
        ...(outbox.parked > 0
          ? [
              <Link key="parked" href={hrefOfParked}>
                <StatusBadge tone="red" label={t('state.parked', { count: outbox.parked })} />
              </Link>,
            ]
          : []),
      ],
    },
    { name: t('state.backup'), lines: backupLines() },
    { name: t('state.parts'), lines: Object.entries(state.parts).map(partOf), alike: true },
    { name: t('state.providers'), lines: state.providers.map(providerOf), alike: true },
    {
      name: t('state.process'),
      lines: [
        formatAge(state.startedAt, now, language),
        t('state.processOn', { host: state.host, version: state.node.replace(/^v/, '') }),
      ],
    },
    {
      name: t('state.database'),
      lines: [t(`state.engine.${database.engine}`), t('state.engineVersion', { version: database.version })],
    },
    {
      name: t('state.version'),
      lines: [state.version, t('state.migration', { date: formatDate(migration.appliedAt, language) }), migration.name],
    },
  ]
}
