import { useState } from 'react'
import { Button, FileButton, Stack, Textarea } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { toPhoto } from '../../../lib/files/photo'
import { useWords } from '../../../lib/i18n'
import { useObjectUrl } from '../outbox/object-url'
import classes from './refusal-fields.module.css'

interface Props {
  reason: string
  photo: Blob | undefined
  onReason: (reason: string) => void
  onPhoto: (photo: Blob) => void
  error: string | undefined
  photoError: string | undefined
}

/** Why the other side does not sign, and a photo of what it is about. */
export function RefusalFields({ reason, photo, onReason, onPhoto, error, photoError }: Props) {
  const t = useWords('mission')
  const shown = useObjectUrl(photo)
  const [unreadable, setUnreadable] = useState(false)
  const take = async (file: File | null) => {
    if (!file) return
    const made = await toPhoto(file).catch(() => undefined)
    setUnreadable(!made)
    if (made) onPhoto(made)
  }
  return (
    <Stack gap={16}>
      <Textarea
        size="md"
        label={t('sign.reason')}
        description={t('sign.reasonHint')}
        autosize
        minRows={3}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
        error={error}
      />
      {shown && <img className={classes.photo} src={shown} alt={t('sign.refusalPhoto')} />}
      <FileButton
        accept="image/*"
        capture="environment"
        inputProps={{ 'aria-label': t('sign.takeRefusalPhoto') }}
        onChange={(file) => void take(file)}
      >
        {(props) => (
          <Button {...props} variant="default" size="md" leftSection={<IconCamera size={18} />}>
            {t(photo ? 'sign.retakeRefusalPhoto' : 'sign.takeRefusalPhoto')}
          </Button>
        )}
      </FileButton>
      {(unreadable || photoError) && (
        <p className={classes.problem} role="alert">
          {unreadable ? t('inspection.notAnImage') : photoError}
        </p>
      )}
    </Stack>
  )
}
