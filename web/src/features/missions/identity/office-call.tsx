import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPhone } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { webConfig } from '../../../lib/web-config'

/** Calls the office, where its number is known. */
export function OfficeCall() {
  const t = useWords('vehicleCheck')
  const phone = useQuery(webConfig).data?.supportPhone
  if (!phone) return null
  return (
    <Button
      component="a"
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      size="md"
      leftSection={<IconPhone size={20} aria-hidden="true" />}
    >
      {t('call')}
    </Button>
  )
}
