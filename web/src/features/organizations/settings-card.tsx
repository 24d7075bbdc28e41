import { Stack } from '@mantine/core'
import type { Control } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { SwitchField } from '../../ui/form/switch-field'
import { Card } from '../../ui/layout/card'
import { CarModelLines, CarLines, DocumentLines } from './settings-lines'
import type { OrganizationValues } from './organization-values'

/** What the wizard asks the people of the organisation for, and what it fills in beforehand. */
export function SettingsCard({ control }: { control: Control<OrganizationValues, unknown, OrganizationValues> }) {
  const t = useWords('organizations')
  return (
    <Card title={t('form.settings')}>
      <Stack gap="lg">
        <SwitchField
          control={control}
          name="settings.one_date"
          label={t('form.oneDate')}
          description={t('form.oneDateHint')}
        />
        <SwitchField
          control={control}
          name="settings.no_docs"
          label={t('form.noDocs')}
          description={t('form.noDocsHint')}
        />
        <DocumentLines control={control} />
        <CarLines control={control} />
        <CarModelLines control={control} />
      </Stack>
    </Card>
  )
}
