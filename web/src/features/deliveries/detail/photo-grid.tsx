import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../lib/i18n'
import { Photo } from './photo'
import type { PhotoPair } from './photos'
import classes from './photos.module.css'

const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer')).PhotoViewer }))
const SIDES = ['before', 'after'] as const

/** Two columns of small pictures, before and after; each opens the pair side by side. */
export function PhotoGrid({ photos }: { photos: readonly PhotoPair[] }) {
  const t = useWords('deliveries')
  const [opened, setOpened] = useState<number>()
  if (photos.length === 0) return <p className={classes.empty}>{t('detail.noPhotos')}</p>
  const heading = { before: t('detail.photosBefore'), after: t('detail.photosAfter') }
  return (
    <div className={classes.sides}>
      {SIDES.map((side) => (
        <div key={side}>
          <h4 className={classes.side}>{heading[side]}</h4>
          <ul className={classes.grid}>
            {photos.map((photo, index) => (
              <li key={photo.view}>
                <button
                  type="button"
                  className={classes.thumb}
                  aria-label={t('detail.openPhoto', { view: t(`photo.${photo.view}`), side: heading[side] })}
                  onClick={() => setOpened(index)}
                >
                  <Photo src={photo[side]} view={photo.view} decorative />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {opened !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} index={opened} onIndex={setOpened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
