import { useState } from 'react'
import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { toPhoto } from '../../lib/files/photo'
import { useWords } from '../../lib/i18n'
import { useObjectUrl } from './outbox/object-url'
import { WRAPS } from './wraps'
import classes from './photo-field.module.css'

interface Props {
  photo: Blob | undefined
  onPhoto: (photo: Blob) => void
  words: { readonly shown: string; readonly take: string; readonly retake: string }
  /** Left out where the photo must be there. */
  remove?: { readonly label: string; readonly onRemove: () => void }
  error?: string
  /** What is missing without it, by which its form leads here. */
  fault?: string
}

/** One photo, taken or chosen and made smaller. */
export function PhotoField({ photo, onPhoto, words, remove, error, fault }: Props) {
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
    <>
      {shown && <img className={classes.photo} src={shown} alt={words.shown} />}
      <FileButton
        accept="image/*"
        capture="environment"
        inputProps={{ 'aria-label': words.take }}
        onChange={(file) => void take(file)}
      >
        {(props) => (
          <Button
            {...props}
            {...WRAPS}
            variant="default"
            size="md"
            leftSection={<IconCamera size={18} />}
            data-fault={fault}
          >
            {photo ? words.retake : words.take}
          </Button>
        )}
      </FileButton>
      {photo && remove && (
        <Button
          variant="subtle"
          color="red.8"
          size="md"
          leftSection={<IconTrash size={18} />}
          onClick={remove.onRemove}
        >
          {remove.label}
        </Button>
      )}
      {(unreadable || error) && (
        <p className={classes.problem} role="alert">
          {unreadable ? t('inspection.notAnImage') : error}
        </p>
      )}
    </>
  )
}
