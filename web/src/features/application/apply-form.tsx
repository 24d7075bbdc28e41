import { useState } from 'react'
import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useForm } from 'react-hook-form'
import { APPLICATION_QUESTIONS, type ApplicationQuestion } from '@volant/domain/drivers/questions'
import { COUNTRIES } from '@volant/domain/places/countries'
import { answerOf } from '../../lib/application-answer'
import { useLanguage, useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import { EmptyState } from '../../ui/feedback/empty-state'
import { DateField } from '../../ui/form/date-field'
import { PasswordField } from '../../ui/form/password-field'
import { PhoneField } from '../../ui/form/phone-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/layout/card'
import type { PageFrame } from '../../ui/layout/page-frame'
import classes from './application.module.css'
import { applyResolver, EMPTY, type ApplyValues } from './apply-values'
import { useApply } from './use-apply'

const QUESTIONS = Object.keys(APPLICATION_QUESTIONS) as ApplicationQuestion[]

const columns = { cols: { base: 1, sm: 2 }, spacing: 'sm' } as const

type Labelled = Exclude<keyof ApplyValues, 'address' | 'password' | 'mcqAnswers'>

interface Props {
  /** The address of the sign-in page. */
  signIn: string
  frame: PageFrame
}

/** A driver's application, for anybody. */
export function ApplyForm({ signIn, frame: Frame }: Props) {
  const t = useWords('application')
  const drivers = useWords('drivers')
  const language = useLanguage()
  const apply = useApply()
  const [sentTo, setSentTo] = useState<string>()
  const { control, handleSubmit, setError, formState } = useForm<ApplyValues>({
    resolver: applyResolver,
    defaultValues: EMPTY,
  })
  const submit = handleSubmit(async (values) => {
    const refusal = await apply(values)
    if (refusal === null) return setSentTo(values.email)
    if (refusal.length === 0) notify.error(t('apply.failed'))
    for (const { path, code } of refusal) setError(path as keyof ApplyValues, { message: code })
  })
  if (sentTo !== undefined)
    return (
      <Frame title={t('apply.sent')} ended>
        <EmptyState
          heading="h1"
          icon={<IconMailCheck size={24} stroke={1.6} />}
          title={t('apply.sent')}
          text={t('apply.sentText', { email: sentTo })}
          isOutcome
          action={
            <Button component="a" href={signIn}>
              {t('apply.signIn')}
            </Button>
          }
        />
      </Frame>
    )
  const country = new Intl.DisplayNames([language], { type: 'region' })
  const field = <Name extends Labelled>(name: Name, required = true) => ({
    control,
    name,
    label: drivers(`field.${name}`),
    required,
  })
  return (
    <Frame title={t('apply.title')}>
      <form onSubmit={submit} noValidate aria-label={t('apply.title')}>
        <Stack gap={12}>
          <section className={classes.welcome}>
            <h2>{t('apply.title')}</h2>
            <p>{t('apply.intro')}</p>
          </section>
          <Card title={t('apply.person')}>
            <SimpleGrid {...columns}>
              <TextField {...field('firstName')} autoComplete="given-name" />
              <TextField {...field('lastName')} autoComplete="family-name" />
              <PhoneField {...field('phoneNumber')} />
              <DateField {...field('birthDate')} />
            </SimpleGrid>
          </Card>
          <Card title={t('apply.home')}>
            <SimpleGrid {...columns}>
              <TextField control={control} name="address.address" label={t('apply.street')} required />
              <TextField control={control} name="address.postalCode" label={t('apply.postalCode')} required />
              <TextField control={control} name="address.city" label={t('apply.city')} required />
              <SelectField
                control={control}
                name="address.country"
                label={t('apply.country')}
                options={COUNTRIES.map((value) => ({ value, label: country.of(value) ?? value }))}
              />
            </SimpleGrid>
          </Card>
          <Card title={t('apply.work')} description={t('apply.companyHint')}>
            <SimpleGrid {...columns}>
              <TextField {...field('drivingPermitNumber')} />
              <DateField {...field('drivingLicenseDate')} />
              <TextField {...field('company', false)} autoComplete="organization" />
              <TextField {...field('siret', false)} inputMode="numeric" />
            </SimpleGrid>
          </Card>
          <Card title={t('apply.questions')}>
            <Stack gap="sm">
              {QUESTIONS.map((question) => (
                <SelectField
                  key={question}
                  control={control}
                  name={`mcqAnswers.${question}`}
                  label={t(`question.${question}.label`)}
                  options={APPLICATION_QUESTIONS[question].map((value) => ({
                    value,
                    label: answerOf(t, question, value),
                  }))}
                  clearable
                />
              ))}
            </Stack>
          </Card>
          <Card title={t('apply.account')}>
            <SimpleGrid {...columns}>
              <TextField {...field('email')} type="email" autoComplete="username" />
              <PasswordField
                control={control}
                name="password"
                label={t('apply.password')}
                description={t('apply.passwordHint')}
                required
              />
            </SimpleGrid>
          </Card>
          <Button type="submit" size="md" loading={formState.isSubmitting}>
            {t('apply.send')}
          </Button>
        </Stack>
      </form>
    </Frame>
  )
}
