import { Suspense, useState } from 'react'
import { useWords } from '../../../../lib/i18n'
import { Photo } from './photo'
import { isPhotographed, SIDES, type PhotoFacts, type PhotoPair } from './photos'
import { lazyPart } from '../../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../../ui/lazy/missing-dialog'
import classes from './photos.module.css'

const PhotoViewer = lazyPart(() => import('./photo-viewer'), 'PhotoViewer', MissingDialog)

interface Props {
  photos: readonly PhotoPair[]
  facts: readonly PhotoFacts[]
}

/** Thumbnails in two columns, before and after; each opens the pair side by side. */
export function PhotoGrid({ photos, facts }: Props) {
  const t = useWords('deliveries')
  const [opened, setOpened] = useState<number>()
  if (!isPhotographed(photos)) return <p className={classes.empty}>{t('detail.noPhotos')}</p>
  const heading = { before: t('detail.photosBefore'), after: t('detail.photosAfter') }
  return (
    <div className={classes.sides}>
      {SIDES.map((side) => (
        <div key={side}>
          <h4 className={classes.side}>{heading[side]}</h4>
          {isPhotographed(photos, side) ? (
            <ul className={classes.grid}>
              {photos.map((photo, index) => (
                <li key={photo.view}>
                  <button
                    type="button"
                    className={classes.thumb}
                    title={t(`photo.${photo.view}`)}
                    aria-label={t('detail.openPhoto', { view: t(`photo.${photo.view}`), side: heading[side] })}
                    onClick={() => setOpened(index)}
                  >
                    <Photo src={photo[side]} view={photo.view} decorative />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className={classes.empty}>{t('detail.noPhotos')}</p>
          )}
        </div>
      ))}
      {opened !== undefined && (
        <Suspense>
          <PhotoViewer
            photos={photos}
            facts={facts}
            index={opened}
            onIndex={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
