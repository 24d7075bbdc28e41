import { Button, Group, SimpleGrid } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import type { AddressSlot } from '../../ui/form/address-slot'
import { keepTyped } from '../../ui/form/keep-typed'
import { Card } from '../../ui/layout/card'
import type { Driver } from './driver-query'
import {
  SECTIONS,
  changedIn,
  sectionResolver,
  valuesOf,
  type Section,
  type SectionField,
  type SectionValues,
} from './driver-sections'
import { SectionInput } from './section-input'
import { useDrivers } from './use-drivers'

interface Props {
  section: Section
  driver: Driver
  /** False for support, who reads. */
  editable: boolean
  address: AddressSlot
}

/** One section of the driver's page with its own button to save; only what was changed is sent. */
export function SectionCard({ section, driver, editable, address }: Props) {
  const t = useWords('drivers')
  const ui = useWords('ui')
  const { update } = useDrivers()
  const before = valuesOf(driver)
  const form = useForm<SectionValues>({
    resolver: sectionResolver(section, before),
    values: before,
    resetOptions: { keepDirtyValues: true },
  })
  const { control, handleSubmit, reset } = form
  const { isDirty, isSubmitting } = form.formState
  const submit = handleSubmit((values) => {
    const sent = Object.fromEntries(changedIn(section, values, before).map((field) => [field, values[field]]))
    const saved = keepTyped(form)
    return update({ id: driver.id, ...sent }).then(
      () => saved(),
      // The error is shown in a toast; what was typed stays for another attempt.
      () => {},
    )
  })
  return (
    <Card title={t(`section.${section}`)} description={t(`sectionText.${section}`)}>
      <form onSubmit={submit} noValidate aria-label={t(`section.${section}`)}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {SECTIONS[section].map((field: SectionField) => (
            <SectionInput key={field} control={control} name={field} disabled={!editable} address={address} />
          ))}
        </SimpleGrid>
        {editable && isDirty && (
          <Group justify="flex-end" mt="md" gap="xs">
            <Button variant="default" onClick={() => reset(before)}>
              {t('undo')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {ui('save')}
            </Button>
          </Group>
        )}
      </form>
    </Card>
  )
}
