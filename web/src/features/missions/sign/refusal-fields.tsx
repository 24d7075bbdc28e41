import { Stack, Textarea } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import { PhotoField } from '../photo-field'

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
        data-fault="needReason"
      />
      <PhotoField
        photo={photo}
        onPhoto={onPhoto}
        words={{
          shown: t('sign.refusalPhoto'),
          take: t('sign.takeRefusalPhoto'),
          retake: t('sign.retakeRefusalPhoto'),
        }}
        error={photoError}
        fault="needPhoto"
      />
    </Stack>
  )
}
