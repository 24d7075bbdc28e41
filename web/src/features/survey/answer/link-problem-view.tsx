import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconClockOff, IconLinkOff, IconMail, IconZoomQuestion } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { webConfig } from '../../../lib/web-config'
import { EmptyState } from '../../../ui/feedback/empty-state'
import type { PageFrame } from '../../../ui/layout/page-frame'
import type { LinkProblem } from './survey-link'

const SHOWN = {
  NO_TOKEN: { words: 'invalid', icon: <IconLinkOff size={24} stroke={1.6} /> },
  INVALID_FORMAT: { words: 'invalid', icon: <IconLinkOff size={24} stroke={1.6} /> },
  EXPIRED: { words: 'expired', icon: <IconClockOff size={24} stroke={1.6} /> },
  DELIVERY_NOT_FOUND: { words: 'notFound', icon: <IconZoomQuestion size={24} stroke={1.6} /> },
} as const

interface Props {
  problem: LinkProblem
  frame: PageFrame
  /** The answers were sent, and refused. */
  isOutcome?: boolean
}

/** Why there is no survey to answer, and whom to write to. Description 8 */
export function LinkProblemView({ problem, frame: Frame, isOutcome }: Props) {
  const t = useWords('survey')
  const { data: config } = useQuery(webConfig)
  const { words, icon } = SHOWN[problem]
  const subject = encodeURIComponent(t('page.supportSubject'))
  const title = t(`page.${words}.title`)
  return (
    <Frame title={title} ended>
      <EmptyState
        heading="h1"
        icon={icon}
        title={title}
        text={t(`page.${words}.text`)}
        isOutcome={isOutcome}
        action={
          config && (
            <Button
              component="a"
              href={`mailto:${config.supportEmail}?subject=${subject}`}
              variant="default"
              h={44}
              leftSection={<IconMail size={18} aria-hidden="true" />}
            >
              {t('page.support')}
            </Button>
          )
        }
      />
    </Frame>
  )
}
