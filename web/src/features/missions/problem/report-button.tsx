import { Suspense } from 'react'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { problemKindsAt } from '@volant/domain/deliveries/reportable-problems'
import { useWords, withWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import { statusOf, type Mission } from '../mission'

// Most missions go well.
const ReportDialog = lazyPart(
  () => withWords(import('./report-dialog'), 'problems', 'deliveries'),
  'ReportDialog',
  MissingDialog,
)

/** Opens the report, where the driver stands before a vehicle or drives one. */
export function ReportButton({ mission }: { mission: Mission }) {
  const t = useWords('mission')
  const [opened, dialog] = useDisclosure(false)
  const kinds = problemKindsAt({ status: statusOf(mission), type: mission.type })
  if (kinds.length === 0) return null
  return (
    <>
      <Button
        variant="light"
        color="orange"
        size="sm"
        h={44}
        leftSection={<IconAlertTriangle size={18} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t('problem')}
      </Button>
      {opened && (
        <Suspense>
          <ReportDialog mission={mission} kinds={kinds} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
