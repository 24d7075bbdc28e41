import type { ReactNode } from 'react'
import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { Actor } from '@volant/domain/kernel/actor'
import { grantableRanks } from '@volant/domain/organizations/ranks'
import { useWords } from '../../lib/i18n'
import { rankName } from '../../lib/rank'
import { sessionQuery, type Session } from '../../lib/session'
import { domainResolver, showServerFaults } from '../../lib/validation'
import { PhoneField } from '../../ui/form/phone-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { judgeMember, toMember, type MemberValues } from './member-values'

interface Props {
  start: MemberValues
  /** The e-mail is the account: it is set once. */
  editing?: boolean
  hint: string
  onSubmit: (member: ReturnType<typeof toMember>) => Promise<unknown>
  /** The buttons. */
  children: (form: { busy: boolean; dirty: boolean }) => ReactNode
}

/** The ranks that the signed-in person may give; the server decides, this chooses what to offer. */
export function ranksOf({ role, rank, sub, profileId, organization }: Session): readonly number[] {
  const person = { sub, profileId, language: 'fr' }
  return grantableRanks({ ...person, role, rank, organizationId: organization?.id ?? null } as Actor)
}

/** Names, contact and rank of somebody of an organisation. A manager adds members only: the rank is locked. */
export function MemberForm({ start, editing = false, hint, onSubmit, children }: Props) {
  const t = useWords('organizations')
  const identity = useWords('identity')
  const { data: session } = useSuspenseQuery(sessionQuery)
  const ranks = ranksOf(session)
  const form = useForm<MemberValues, unknown, MemberValues>({
    defaultValues: start,
    resolver: domainResolver(judgeMember),
  })
  const { control, formState } = form
  // The error is shown in a toast; the form stays as it is for another attempt.
  const submit = form.handleSubmit((values) =>
    onSubmit(toMember(values)).catch((error: unknown) => void showServerFaults(form, error)),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField control={control} name="assigneeFirstName" label={t('form.firstName')} maxLength={50} required />
          <TextField control={control} name="assigneeLastName" label={t('form.lastName')} maxLength={50} required />
          <TextField
            control={control}
            name="assigneeEmail"
            label={t('form.email')}
            type="email"
            disabled={editing}
            required
          />
          <PhoneField control={control} name="assigneePhone" label={t('form.phone')} required />
          <TextField control={control} name="assigneeFunction" label={t('form.function')} maxLength={80} />
          <TextField control={control} name="assigneeService" label={t('form.service')} maxLength={80} />
        </SimpleGrid>
        <SelectField
          control={control}
          name="assigneeRank"
          label={t('form.rank')}
          disabled={ranks.length < 2}
          options={ranks
            .toReversed()
            .map((rank) => ({ value: String(rank), label: identity(`rank.${rankName(rank)}`) }))}
        />
        <Text size="sm" c="dimmed">
          {editing ? t('form.emailHint') : null} {hint}
        </Text>
      </Stack>
      {children({ busy: formState.isSubmitting, dirty: formState.isDirty })}
    </form>
  )
}
