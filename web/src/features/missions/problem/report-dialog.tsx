import { useState } from 'react'
import { Stack, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { SAID_MAX, SAID_MIN, type ProblemKind } from '@volant/domain/deliveries/problems'
import { useWords } from '../../../lib/i18n'
import { Dialog } from '../../../ui/feedback/dialog'
import { DialogActions } from '../../../ui/feedback/dialog-actions'
import { useProblemWords } from '../../../ui/problems/use-problem-words'
import { Choice } from '../condition/choice'
import type { Mission } from '../mission'
import { PhotoField } from '../photo-field'
import { StepAlert } from '../step-alert'
import { useDraft } from '../use-draft'
import { useReport, type ProblemDraft } from './use-report'

interface Props {
  mission: Mission
  kinds: readonly ProblemKind[]
  onClose: () => void
}

const nothingSaid = (): ProblemDraft => ({ kind: null, text: '', photo: undefined })

/** What the driver met, in their words and with a photo if there is one. */
export function ReportDialog({ mission, kinds, onClose }: Props) {
  const t = useWords('problems')
  const wordsOf = useProblemWords()
  const phone = useMediaQuery('(max-width: 47.99em)')
  const [said, change, filed] = useDraft(mission.id, 'problem', nothingSaid)
  const [tried, setTried] = useState(false)
  const { report, busy, problem } = useReport(mission)
  // the mission may have gone on since it was typed
  const kind = kinds.find((each) => each === said.kind) ?? null
  const enough = said.text.trim().length >= SAID_MIN

  const send = async () => {
    setTried(true)
    if (!kind || !enough || !(await report({ ...said, kind }))) return
    filed()
    onClose()
  }
  return (
    <Dialog title={t('title')} onClose={onClose} fullScreen={phone}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack gap={18}>
          <Choice
            legend={t('what')}
            value={kind}
            options={kinds.map((value) => ({ value, label: wordsOf(value) }))}
            onChange={(value) => change({ kind: value })}
            error={tried && !kind ? t('needKind') : undefined}
          />
          <Textarea
            size="md"
            label={t('text')}
            description={t('textHint')}
            autosize
            minRows={3}
            maxLength={SAID_MAX}
            value={said.text}
            onChange={({ currentTarget: { value } }) => change({ text: value })}
            error={tried && !enough ? t('needText') : undefined}
          />
          <PhotoField
            photo={said.photo}
            onPhoto={(photo) => change({ photo })}
            words={{ shown: t('photo'), take: t('takePhoto'), retake: t('retakePhoto') }}
            remove={{ label: t('removePhoto'), onRemove: () => change({ photo: undefined }) }}
          />
          <StepAlert problem={problem} />
        </Stack>
        <DialogActions busy={busy} onLeave={onClose}>
          {t('report')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
