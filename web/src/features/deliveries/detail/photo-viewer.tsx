import { useState, type KeyboardEvent } from 'react'
import { ActionIcon, Group, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { Photo } from './photo'
import type { PhotoPair } from './photos'
import classes from './photos.module.css'

interface Props {
  photos: readonly PhotoPair[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

const SIDES = ['before', 'after'] as const
type Side = (typeof SIDES)[number]

/** One view before and after, side by side; a picture fills the screen on a click. Spec 1, section 2.5. */
export function PhotoViewer({ photos, index, onIndex, onClose }: Props) {
  const t = useWords('deliveries')
  const ui = useWords('ui')
  const [zoomed, setZoomed] = useState<Side>()
  const photo = photos[index]
  if (!photo) return null
  const heading = { before: t('detail.photosBefore'), after: t('detail.photosAfter') }
  const turn = (by: number) => onIndex((index + by + photos.length) % photos.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  }
  const shown = zoomed ? [zoomed] : SIDES
  return (
    <Modal
      opened
      onClose={zoomed ? () => setZoomed(undefined) : onClose}
      size={920}
      fullScreen={zoomed !== undefined}
      title={t(`photo.${photo.view}`)}
      closeButtonProps={{ 'aria-label': ui('close') }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.pair} data-zoomed={zoomed !== undefined || undefined}>
        {shown.map((side) => (
          <figure key={side} className={classes.figure}>
            <figcaption>{heading[side]}</figcaption>
            <button
              type="button"
              className={classes.large}
              disabled={!photo[side]}
              aria-label={zoomed ? ui('close') : `${t('detail.zoom')} : ${t(`photo.${photo.view}`)}, ${heading[side]}`}
              onClick={() => setZoomed(zoomed ? undefined : side)}
            >
              <Photo src={photo[side]} view={photo.view} />
            </button>
          </figure>
        ))}
      </div>
      <Group justify="center" mt="md">
        <ActionIcon aria-label={t('detail.previousPhoto')} onClick={() => turn(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <span aria-live="polite">{`${index + 1} / ${photos.length}`}</span>
        <ActionIcon aria-label={t('detail.nextPhoto')} onClick={() => turn(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
    </Modal>
  )
}
