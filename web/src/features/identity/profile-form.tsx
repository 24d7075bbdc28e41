import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { SAYS_OFFLINE } from '../../lib/says-offline'
import { sessionQuery, type Session } from '../../lib/session'
import { schemaResolver, showServerFaults } from '../../lib/validation'
import { ErrorState } from '../../ui/feedback/error-state'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { notify } from '../../ui/feedback/toasts'
import { keepTyped } from '../../ui/form/keep-typed'
import { PasswordField } from '../../ui/form/password-field'
import {
  ownProfileQuery,
  PROFILE_FIELDS,
  PROFILE_SCHEMAS,
  profileValues,
  saveProfile,
  type ProfileValues,
} from './own-profile'
import { ProfileInput } from './profile-input'

/** The form of one's own profile. Without a network it says so in its place: the rest of the page has what the phone keeps. */
export function ProfileForm({ session }: { session: Session }) {
  const words = useApiErrorWords()
  const found = useQuery({ ...ownProfileQuery(session), ...SAYS_OFFLINE })
  if (found.isLoadingError) return <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return <TextSkeleton lines={5} />
  return <FilledForm session={session} own={found.data} />
}

interface Props {
  session: Session
  own: Partial<ProfileValues>
}

/** Only what was changed is sent. */
function FilledForm({ session, own }: Props) {
  const t = useWords('identity')
  const ui = useWords('ui')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const form = useForm<ProfileValues>({
    resolver: schemaResolver(PROFILE_SCHEMAS[session.role]),
    values: profileValues(session, own),
    resetOptions: { keepDirtyValues: true },
  })
  const { control, formState, handleSubmit } = form
  const { dirtyFields, isDirty, isSubmitting } = formState
  const fields = PROFILE_FIELDS[session.role]
  const asksPassword = Boolean(dirtyFields.email)

  const submit = handleSubmit(async (values) => {
    const { currentPassword, ...kept } = values
    if (asksPassword && !currentPassword)
      return form.setError('currentPassword', { message: 'required' }, { shouldFocus: true })
    const changed = Object.fromEntries(
      fields.filter((field) => dirtyFields[field]).map((field) => [field, values[field]]),
    )
    const saved = keepTyped(form)
    try {
      await saveProfile(session, asksPassword ? { ...changed, currentPassword } : changed)
      saved({ ...kept, currentPassword: undefined })
      notify.success(t('profile.saved'))
      await Promise.all([
        client.invalidateQueries({ queryKey: ['identity'] }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ])
    } catch (error) {
      if (!showServerFaults(form, error)) notify.error(words(error))
      if (form.getFieldState('currentPassword').error?.message === 'invalid')
        form.setError('currentPassword', { message: t('account.wrongCurrent') })
    }
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {fields.map((field) => (
            <ProfileInput key={field} control={control} name={field} />
          ))}
        </SimpleGrid>
        {asksPassword && (
          <PasswordField
            control={control}
            name="currentPassword"
            label={t('account.current')}
            description={t('profile.whyPassword')}
            current
            required
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {ui('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
