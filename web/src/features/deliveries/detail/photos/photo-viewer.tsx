import { useState, type KeyboardEvent } from 'react'
import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useWords } from '../../../../lib/i18n'
import { Dialog } from '../../../../ui/feedback/dialog'
import { Photo } from './photo'
import { PhotoNote } from './photo-note'
import { SIDES, type PhotoFacts, type PhotoPair, type Side } from './photos'
import classes from './photos.module.css'

interface Props {
  photos: readonly PhotoPair[]
  facts: readonly PhotoFacts[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** The index after a key: arrows, Home and End. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : (to + count) % count
}

/** One view before and after, side by side; a click shows a photo in full screen. Description 2.5. */
export function PhotoViewer({ photos, facts, index, onIndex, onClose }: Props) {
  const t = useWords('deliveries')
  const ui = useWords('ui')
  const [zoomed, setZoomed] = useState<Side>()
  const photo = photos[index]
  if (!photo) return null
  const name = t(`photo.${photo.view}`)
  const heading = { before: t('detail.photosBefore'), after: t('detail.photosAfter') }
  const turn = (key: 'ArrowLeft' | 'ArrowRight') => onIndex(indexAfter(key, index, photos.length) ?? index)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexAfter(event.key, index, photos.length)
    if (to === undefined) return
    event.preventDefault()
    onIndex(to)
  }
  return (
    <Dialog
      // Escape and the cross leave the full screen first.
      onClose={zoomed ? () => setZoomed(undefined) : onClose}
      size={920}
      fullScreen={zoomed !== undefined}
      title={name}
      onKeyDown={onKeyDown}
    >
      <div className={classes.pair} data-zoomed={zoomed !== undefined || undefined}>
        {(zoomed ? [zoomed] : SIDES).map((side) => (
          <figure key={side} className={classes.figure}>
            <figcaption>{heading[side]}</figcaption>
            <button
              type="button"
              className={classes.large}
              // Not `disabled`, so that it keeps the focus while browsing.
              aria-disabled={!zoomed && !photo[side]}
              aria-label={zoomed ? ui('close') : t('detail.zoom', { view: name, side: heading[side] })}
              onClick={() => setZoomed(zoomed || !photo[side] ? undefined : side)}
            >
              <Photo src={photo[side]} view={photo.view} />
            </button>
            {photo[side] && <PhotoNote facts={facts.find((one) => one.side === side && one.view === photo.view)} />}
          </figure>
        ))}
      </div>
      <Group justify="center" mt="md">
        <ActionIcon aria-label={t('detail.previousPhoto')} onClick={() => turn('ArrowLeft')}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <span aria-live="polite">
          <span className={classes.hidden}>{name} </span>
          {`${index + 1} / ${photos.length}`}
        </span>
        <ActionIcon aria-label={t('detail.nextPhoto')} onClick={() => turn('ArrowRight')}>
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </Dialog>
  )
}
