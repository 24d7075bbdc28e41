import { useEffect, useState } from 'react'
import { IconPhotoOff } from '@tabler/icons-react'
import { useWords } from '../../../../lib/i18n'
import type { View } from './photos'
import classes from './photos.module.css'

interface Props {
  src: string | null
  view: View
  /** With an empty alternative text, because the surrounding element names it. */
  decorative?: boolean
}

/** After how long a photo that could not be loaded is asked for again: the server may have been away just then. */
const RETRIES_MS = [3000, 20_000]

interface Failure {
  readonly src: string
  readonly times: number
  readonly waiting: boolean
}

/** A photo, or a text if there is none. */
export function Photo({ src, view, decorative = false }: Props) {
  const t = useWords('deliveries')
  const [last, setFailure] = useState<Failure>()
  const failure = last?.src === src ? last : undefined
  useEffect(() => {
    const pause = failure?.waiting ? RETRIES_MS[failure.times - 1] : undefined
    if (!failure || pause === undefined) return undefined
    const timer = setTimeout(() => setFailure({ ...failure, waiting: false }), pause)
    return () => clearTimeout(timer)
  }, [failure])
  const name = t(`photo.${view}`)
  if (!src || failure?.waiting) {
    return (
      <span className={classes.none}>
        <IconPhotoOff size={20} stroke={1.6} aria-hidden="true" />
        <span className={decorative ? classes.hidden : undefined}>{t('detail.noPhoto', { view: name })}</span>
      </span>
    )
  }
  return (
    <img
      className={classes.image}
      src={src}
      alt={decorative ? '' : name}
      loading="lazy"
      onError={() => setFailure({ src, times: (failure?.times ?? 0) + 1, waiting: true })}
    />
  )
}
