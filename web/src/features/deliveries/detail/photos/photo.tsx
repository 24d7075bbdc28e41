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
  /** Until the pause is over; where there was no network, until it is back: how often it was asked for does not count then. */
  readonly waiting: 'pause' | 'network' | null
}

/** A photo, or a text if there is none; without a network nobody knows that, and nothing is said. */
export function Photo({ src, view, decorative = false }: Props) {
  const t = useWords('deliveries')
  const [last, setFailure] = useState<Failure>()
  const failure = last?.src === src ? last : undefined
  useEffect(() => {
    if (!failure?.waiting) return undefined
    const ask = () => setFailure({ ...failure, waiting: null })
    if (failure.waiting === 'network') {
      window.addEventListener('online', ask)
      return () => window.removeEventListener('online', ask)
    }
    const pause = RETRIES_MS[failure.times - 1]
    if (pause === undefined) return undefined
    const timer = setTimeout(ask, pause)
    return () => clearTimeout(timer)
  }, [failure])
  const name = t(`photo.${view}`)
  if (!src || failure?.waiting) {
    return (
      <span className={classes.none}>
        <IconPhotoOff size={20} stroke={1.6} aria-hidden="true" />
        {failure?.waiting !== 'network' && (
          <span className={decorative ? classes.hidden : undefined}>{t('detail.noPhoto', { view: name })}</span>
        )}
      </span>
    )
  }
  return (
    <img
      className={classes.image}
      src={src}
      alt={decorative ? '' : name}
      loading="lazy"
      onError={() => {
        const times = failure?.times ?? 0
        setFailure(navigator.onLine ? { src, times: times + 1, waiting: 'pause' } : { src, times, waiting: 'network' })
      }}
    />
  )
}
