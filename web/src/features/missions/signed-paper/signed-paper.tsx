import { useState } from 'react'
import { Button, FileButton, Stack } from '@mantine/core'
import { IconFileTypePdf, IconSend } from '@tabler/icons-react'
import { UPLOADS } from '@volant/domain/kernel/uploads'
import { v7 as uuid } from 'uuid'
import { useWords } from '../../../lib/i18n'
import type { Mission } from '../mission'
import { refOf } from '../outbox/entry'
import photoClasses from '../photo-field.module.css'
import { PhotoField } from '../photo-field'
import classes from '../prepare/cards.module.css'
import { StepAlert } from '../step-alert'
import { useDraft } from '../use-draft'
import { useLeaving } from '../use-leaving'
import { faultOf, filingOf, isPdf, type PaperDraft } from './paper'

const nothingChosen = (): PaperDraft => ({ paper: undefined, fileName: '' })

/** The driver photographs the report that was signed on paper, or chooses its PDF, looks at it and sends it. */
export function SignedPaper({ mission }: { mission: Pick<Mission, 'id' | 'version'> }) {
  const t = useWords('mission')
  const ui = useWords('ui')
  const [{ paper, fileName }, change, filed] = useDraft(mission.id, 'signedPaper', nothingChosen)
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>()
  const { leave, busy, problem } = useLeaving(mission)
  const photo = paper && !isPdf(paper) ? paper : undefined

  const choose = (file: File | null) => {
    if (!file) return
    const found = faultOf(file)
    setFault(found)
    if (!found) change({ paper: file, fileName: file.name })
  }
  const send = async (chosen: Blob) => {
    const filing = filingOf(mission.id, chosen, refOf(uuid()))
    if (!(await leave(filing, t('finish.paperFiled'), t('finish.paperWaits')))) return
    change(nothingChosen())
    filed()
  }
  return (
    <Stack gap={12}>
      <p className={classes.note}>{t('finish.paperText')}</p>
      <PhotoField
        photo={photo}
        onPhoto={(taken) => {
          setFault(undefined)
          change({ paper: taken, fileName: '' })
        }}
        words={{ shown: t('finish.shownPaper'), take: t('finish.takePaper'), retake: t('finish.retakePaper') }}
      />
      <FileButton
        accept={UPLOADS.driverPdf.types.join(',')}
        inputProps={{ 'aria-label': t('finish.choosePdf') }}
        onChange={choose}
      >
        {(props) => (
          <Button {...props} variant="default" size="md" leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}>
            {t('finish.choosePdf')}
          </Button>
        )}
      </FileButton>
      {fault && (
        <p className={photoClasses.problem} role="alert">
          {ui(`upload.${fault}`, { max: UPLOADS.document.maxMegabytes })}
        </p>
      )}
      {paper && isPdf(paper) && <p className={classes.comment}>{fileName}</p>}
      {paper && (
        <Button
          size="md"
          loading={busy}
          leftSection={<IconSend size={18} aria-hidden="true" />}
          onClick={() => void send(paper)}
        >
          {t('finish.filePaper')}
        </Button>
      )}
      <StepAlert problem={problem} />
    </Stack>
  )
}
