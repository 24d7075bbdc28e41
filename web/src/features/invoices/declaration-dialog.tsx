import { useState } from 'react'
import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import type { exportDeclaration } from '@volant/contract/rest/invoices'
import { declarableYears } from '@volant/domain/offers/declaration'
import { call } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { ExportButton } from '../../ui/data/export-button'
import { Dialog } from '../../ui/feedback/dialog'

interface Props {
  /** Whose words: of the office that declares, or of the driver of whom it is declared. */
  words: 'invoices' | 'earnings'
  onClose: () => void
}

/** What a platform declares of its drivers, for a year that is chosen: the one that is over, unless another is. Description 11.3. */
export function DeclarationDialog({ words, onClose }: Props) {
  const t = useWords(words)
  const [years] = useState(() => declarableYears(new Date()))
  const [year, setYear] = useState(years[1])
  return (
    <Dialog onClose={onClose} title={t('declaration.title')}>
      <Stack gap="sm">
        <Text>{t('declaration.text')}</Text>
        <NativeSelect
          label={t('declaration.year')}
          value={year}
          data={years.map(String)}
          onChange={(event) => setYear(Number(event.currentTarget.value))}
        />
        <Group justify="flex-end">
          <ExportButton
            label={t('declaration.download')}
            load={(options) =>
              call<typeof exportDeclaration>(
                'POST /invoice/download-declaration-xlsx',
                { body: { year: year ?? 0 } },
                options,
              )
            }
          />
        </Group>
      </Stack>
    </Dialog>
  )
}
