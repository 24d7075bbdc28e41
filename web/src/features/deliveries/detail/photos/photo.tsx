import { useState } from 'react'
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

/** A photo, or a text if there is none. */
export function Photo({ src, view, decorative = false }: Props) {
  const t = useWords('deliveries')
  const [broken, setBroken] = useState<string>()
  const name = t(`photo.${view}`)
  if (!src || broken === src) {
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
      onError={() => setBroken(src)}
    />
  )
}
