import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconDatabaseOff } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { freeSpace } from '../../../lib/kept/database'

/** What the photos of two vehicles take, with room to spare: 36 of about 1 MB. */
const NEEDED_BYTES = 60_000_000

/** Says before an inspection begins that the phone has no room to keep it. */
export function StorageAlert() {
  const t = useWords('mission')
  const { data: free = null } = useQuery({ queryKey: ['free space'], networkMode: 'always', queryFn: freeSpace })
  if (free === null || free > NEEDED_BYTES) return null
  return (
    <Alert color="orange" variant="light" role="alert" icon={<IconDatabaseOff size={18} />}>
      {t('outbox.full')}
    </Alert>
  )
}
