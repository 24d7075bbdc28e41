import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { isIban, normalizeIban } from '@volant/domain/drivers/iban'
import { requiredText } from '@volant/domain/kernel/fields'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { schemaResolver, showServerFaults } from '../../lib/validation'
import { notify } from '../../ui/feedback/toasts'
import { PasswordField } from '../../ui/form/password-field'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/layout/card'
import type { Driver } from './driver-query'
import { MandateFacts } from './mandate-facts'
import { mandateOfDriverQuery } from './mandate-query'
import { useOwnAccount } from './use-own-account'

const schema = z.object({ iban: requiredText(50).refine(isIban), currentPassword: requiredText(128) })
type Values = z.input<typeof schema>

interface Props {
  driver: Driver
  hrefOf: (mandateId: string) => string
  onSigned: (mandateId: string) => void
}

/** The own account number and, where the company takes them, the mandate on it: both under the own password. */
export function OwnAccount({ driver, hrefOf, onSigned }: Props) {
  const t = useWords('drivers')
  const ui = useWords('ui')
  const words = useApiErrorWords()
  const save = useOwnAccount()
  const found = useQuery(mandateOfDriverQuery(driver.id)).data
  const form = useForm<Values, unknown, Values>({
    resolver: schemaResolver(schema),
    values: { iban: driver.iban ?? '', currentPassword: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { control } = form
  const changed = normalizeIban(useWatch({ control, name: 'iban' })) !== (driver.iban ?? '')
  const mandateOwed = Boolean(found?.available && (changed || !found.mandate || found.mandate.lapsed))
  const submit = form.handleSubmit(async ({ iban, currentPassword }) => {
    try {
      const change = { id: driver.id, currentPassword, iban: changed ? iban : undefined, sign: mandateOwed }
      const mandateId = await save(change)
      form.resetField('currentPassword')
      if (mandateId) onSigned(mandateId)
      else notify.success(t('saved'))
    } catch (error) {
      if (!showServerFaults(form, error)) notify.error(words(error))
    }
  })
  return (
    <Card title={t('section.payment')} description={t(found?.available ? 'mandate.text' : 'sectionText.payment')}>
      <Stack gap="md">
        {found && <MandateFacts mandate={found.mandate} hrefOf={hrefOf} />}
        <form onSubmit={submit} noValidate aria-label={t('section.payment')}>
          {/* below each other: an IBAN needs the whole width to be read */}
          <SimpleGrid cols={1} spacing="sm">
            <TextField control={control} name="iban" label={t('field.iban')} required />
            <PasswordField control={control} name="currentPassword" label={t('mandate.password')} current required />
          </SimpleGrid>
          <Button type="submit" mt="md" loading={form.formState.isSubmitting} disabled={!changed && !mandateOwed}>
            {mandateOwed ? t('mandate.sign') : ui('save')}
          </Button>
        </form>
      </Stack>
    </Card>
  )
}
