import { useId, useState } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { MARK_PHOTOS_MAX } from '@volant/domain/inspection/marks'
import { toPhoto } from '../../../lib/files/photo'
import { useWords } from '../../../lib/i18n'
import { useObjectUrl } from '../outbox/object-url'
import { usePaperUrl } from '../outbox/papers'
import classes from './mark-photos.module.css'

interface Props {
  /** Addresses of those that were filed before. */
  filed: readonly string[]
  pictures: readonly Blob[]
  onChange: (change: (pictures: readonly Blob[]) => readonly Blob[]) => void
  /** How many are still being read. */
  reading: number
  onReading: (change: (reading: number) => number) => void
}

/** The photos of one mark: those that were filed, and new ones up to four in all. */
export function MarkPhotos({ filed, pictures, onChange, reading, onReading }: Props) {
  const t = useWords('mission')
  const id = useId()
  const [unreadable, setUnreadable] = useState(false)
  const take = async (file: File) => {
    onReading((now) => now + 1)
    const photo = await toPhoto(file).catch(() => undefined)
    onReading((now) => now - 1)
    setUnreadable(!photo)
    if (photo) onChange((now) => [...now, photo])
  }
  return (
    <div>
      <p className={classes.label} id={id}>
        {t('condition.photos')}
      </p>
      <ul className={classes.photos} aria-labelledby={id}>
        {filed.map((url, index) => (
          <li key={index} className={classes.photo}>
            <Filed url={url} />
          </li>
        ))}
        {pictures.map((blob, index) => (
          <li key={index} className={classes.photo}>
            <Picture blob={blob} alt={t('condition.photo', { number: filed.length + index + 1 })} />
            <ActionIcon
              className={classes.remove}
              size={44}
              variant="transparent"
              aria-label={t('condition.removePhoto', { number: filed.length + index + 1 })}
              onClick={() => onChange((now) => now.filter((one) => one !== blob))}
            >
              <span className={classes.bin}>
                <IconTrash size={16} aria-hidden="true" />
              </span>
            </ActionIcon>
          </li>
        ))}
        {filed.length + pictures.length + reading < MARK_PHOTOS_MAX && (
          <li className={classes.photo} data-empty>
            <IconCamera size={22} aria-hidden="true" />
            <input
              className={classes.input}
              type="file"
              accept="image/*"
              capture="environment"
              aria-label={t('condition.takePhoto')}
              onChange={({ currentTarget: input }) => {
                const [file] = input.files ?? []
                if (file) void take(file)
                input.value = ''
              }}
            />
          </li>
        )}
      </ul>
      {unreadable && (
        <p className={classes.problem} role="alert">
          {t('inspection.notAnImage')}
        </p>
      )}
    </div>
  )
}

function Filed({ url }: { url: string }) {
  const t = useWords('mission')
  return <img src={usePaperUrl(url)} alt={t('condition.filedPhoto')} />
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  return <img src={useObjectUrl(blob)} alt={alt} />
}
