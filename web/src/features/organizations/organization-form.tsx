import { useEffect } from 'react'
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useForm, useWatch } from 'react-hook-form'
import { slugOf } from '@volant/domain/organizations/slug'
import { useWords } from '../../lib/i18n'
import { domainResolver, showServerFaults } from '../../lib/validation'
import { AddressInput } from '../../ui/form/address-input'
import type { AddressSlot } from '../../ui/form/address-slot'
import { keepTyped } from '../../ui/form/keep-typed'
import { TextField } from '../../ui/form/text-field'
import { useRefill } from '../../ui/form/use-refill'
import { Card } from '../../ui/layout/card'
import { BillingCard } from './billing-card'
import classes from './organization-form.module.css'
import { judgeOrganization, organizationValues, type OrganizationValues } from './organization-values'
import type { OrganizationDetails } from './organizations-query'
import { OwnerCard } from './owner-card'
import { SettingsCard } from './settings-card'

interface Props {
  /** Undefined for a new organisation. */
  known?: OrganizationDetails
  /** The address field of another feature, which the page provides. */
  address: AddressSlot
  readOnly?: boolean
  onSubmit: (values: OrganizationValues) => Promise<unknown>
}

/** An organisation with its owner, its billing identity and its settings. Description 2.13 and 5. */
export function OrganizationForm({ known, address, readOnly = false, onSubmit }: Props) {
  const t = useWords('organizations')
  const ui = useWords('ui')
  const editing = known !== undefined
  const form = useForm<OrganizationValues, unknown, OrganizationValues>({
    defaultValues: organizationValues(known),
    resolver: domainResolver((values) => judgeOrganization(values, known)),
  })
  useRefill(form, organizationValues(known), known?.updatedAt ?? '')
  const { control, formState, setValue } = form
  const name = useWatch({ control, name: 'name' })
  const typed = formState.dirtyFields.slug
  useEffect(() => {
    if (!editing && !typed) setValue('slug', slugOf(name))
  }, [editing, typed, name, setValue])
  const submit = form.handleSubmit((values) => {
    const saved = keepTyped(form)
    // The error is shown in a toast; the form stays as it is for another attempt.
    return onSubmit(values).then(
      () => saved(),
      (error: unknown) => void showServerFaults(form, error),
    )
  })
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={classes.fields} disabled={readOnly}>
        <Stack gap="md">
          {readOnly && (
            <Text size="sm" c="dimmed">
              {t('form.readOnly')}
            </Text>
          )}
          <Card title={t('form.identity')} description={editing ? undefined : t('form.slugHint')}>
            <Stack gap="sm">
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
                <TextField control={control} name="name" label={t('form.name')} maxLength={120} required />
                <TextField
                  control={control}
                  name="slug"
                  label={t('form.slug')}
                  maxLength={120}
                  disabled={editing}
                  required
                />
              </SimpleGrid>
              <AddressInput slot={address} control={control} name="address" label={t('form.address')} />
            </Stack>
          </Card>
          <OwnerCard control={control} editing={editing} />
          <BillingCard control={control} address={address} concerned={editing} />
          <SettingsCard control={control} />
          {!readOnly && (
            <Group justify="flex-end">
              <Button type="submit" loading={formState.isSubmitting} disabled={editing && !formState.isDirty}>
                {editing ? ui('save') : t('create')}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  )
}
