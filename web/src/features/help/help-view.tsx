import { Accordion, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { webConfig } from '../../lib/web-config'
import { PhoneNumber } from '../../ui/data/phone-number'
import { ErrorState } from '../../ui/feedback/error-state'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { Card } from '../../ui/layout/card'
import { Contact } from './contact'
import classes from './help.module.css'

const QUESTIONS = {
  client: ['order', 'codes', 'change', 'follow', 'invoice', 'password'],
  driver: ['bid', 'codes', 'withdraw', 'photos', 'daysOff', 'earnings', 'password'],
} as const

/** Contacts of the support and frequent questions. Description 2.19. */
export function HelpView({ audience }: { audience: keyof typeof QUESTIONS }) {
  const t = useWords('help')
  const found = useQuery(webConfig)
  const config = found.data
  const questions =
    audience === 'driver'
      ? QUESTIONS.driver.map((key) => ({
          key,
          question: t(`driver.${key}.question`),
          answer: t(`driver.${key}.answer`),
        }))
      : QUESTIONS.client.map((key) => ({
          key,
          question: t(`client.${key}.question`),
          answer: t(`client.${key}.answer`),
        }))
  return (
    <div className={classes.page}>
      {found.isLoadingError ? (
        <ErrorState text={t('failed')} onRetry={() => void found.refetch()} />
      ) : config ? (
        <SimpleGrid cols={{ base: 1, sm: config.chatUrl ? 3 : 2 }} spacing="md">
          <Contact
            icon={<IconPhone size={20} aria-hidden="true" />}
            title={t('phone.title')}
            text={t('phone.text')}
            href={`tel:${config.supportPhone.replaceAll(/[^\d+]/g, '')}`}
          >
            <PhoneNumber e164={config.supportPhone} />
          </Contact>
          <Contact
            icon={<IconMail size={20} aria-hidden="true" />}
            title={t('email.title')}
            text={t('email.text')}
            href={`mailto:${config.supportEmail}`}
          >
            {config.supportEmail}
          </Contact>
          {config.chatUrl && (
            <Contact
              icon={<IconMessage size={20} aria-hidden="true" />}
              title={t('chat.title')}
              text={t('chat.text')}
              href={config.chatUrl}
              elsewhere
            >
              {t('chat.open')}
            </Contact>
          )}
        </SimpleGrid>
      ) : (
        <TextSkeleton lines={5} />
      )}
      {config?.chatUrl && (
        <iframe
          className={classes.chat}
          src={config.chatUrl}
          title={t('chat.title')}
          loading="lazy"
          // It may not lead the page around it elsewhere.
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
      <Card title={t('questions')}>
        <Accordion variant="separated" radius={8} order={3}>
          {questions.map(({ key, question, answer }) => (
            <Accordion.Item key={key} value={key}>
              <Accordion.Control>{question}</Accordion.Control>
              <Accordion.Panel>{answer}</Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Card>
    </div>
  )
}
