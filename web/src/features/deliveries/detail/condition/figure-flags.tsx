import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Reason } from '@volant/domain/inspection/open-answers'
import { useWords } from '../../../../lib/i18n'

/** Says which figures of the arrival do not fit the journey, whether or not the driver gave a word for them. Description 11.5. */
export function FigureFlags({ reasons }: { reasons: readonly Reason[] }) {
  const t = useWords('inspection')
  return (
    <Alert color="orange" variant="light" role="status" mt="sm" icon={<IconAlertTriangle size={18} />}>
      {reasons.map((reason) => (
        <div key={reason}>{t(reason)}</div>
      ))}
    </Alert>
  )
}
