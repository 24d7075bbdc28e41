import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { updateProfile } from '@volant/contract/rest/organizations'
import { call, request } from '../../lib/api'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useLanguage, useWords } from '../../lib/i18n'
import { sessionQuery, type Session } from '../../lib/session'
import { PhoneField } from '../../ui/form/phone-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { notify } from '../../ui/feedback/toasts'
import { OwnClientDocument } from './queries.generated'

const LANGUAGES = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'English' },
]

/** The form of a client's own profile. */
export function ProfileForm({ session }: { session: Session }) {
  const t = useWords('identity')
  const ui = useWords('ui')
  const words = useApiErrorWords()
  const language = useLanguage()
  const client = useQueryClient()
  const { data: own } = useSuspenseQuery({
    queryKey: ['identity', 'own', session.sub],
    queryFn: async () => (await request(OwnClientDocument, { sub: session.sub })).findClientBySub,
  })
  const form = useForm({
    resolver: zodResolver(updateProfile.body),
    defaultValues: {
      firstName: own?.assigneeFirstName ?? session.firstName,
      lastName: own?.assigneeLastName ?? session.lastName,
      phone: own?.assigneePhone ?? undefined,
      assigneeFunction: own?.assigneeFunction ?? undefined,
      assigneeService: own?.assigneeService ?? undefined,
      language,
    },
  })
  const save = useMutation({
    mutationFn: (body: z.input<typeof updateProfile.body>) =>
      call<typeof updateProfile>('POST /organization/update-profile', { body }),
    onSuccess: async () => {
      notify.success(t('profile.saved'))
      await Promise.all([
        client.invalidateQueries({ queryKey: ['identity'] }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ])
    },
    onError: (error) => notify.error(words(error)),
  })
  const { control } = form
  return (
    <form onSubmit={form.handleSubmit((body) => save.mutate(body))} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextField
            control={control}
            name="firstName"
            label={t('profile.firstName')}
            autoComplete="given-name"
            required
          />
          <TextField
            control={control}
            name="lastName"
            label={t('profile.lastName')}
            autoComplete="family-name"
            required
          />
          <PhoneField control={control} name="phone" label={t('profile.phone')} />
          <SelectField control={control} name="language" label={t('profile.language')} options={LANGUAGES} />
          <TextField
            control={control}
            name="assigneeFunction"
            label={t('profile.function')}
            autoComplete="organization-title"
          />
          <TextField control={control} name="assigneeService" label={t('profile.service')} />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {ui('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
