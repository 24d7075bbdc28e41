import { useCallback, useRef, useState } from 'react'
import { Button, Loader } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { Dialog } from '../../../ui/feedback/dialog'
import type { View } from '../mission'
import { Silhouette } from './silhouette'
import type { Camera } from './use-camera'
import classes from './viewfinder.module.css'

interface Props {
  view: View
  camera: Camera
  onShot: (file: File) => void
  /** A photo of the phone's own camera app or gallery instead. */
  onOther: () => void
  onClose: () => void
}

/** What the camera sees at this moment, as the file that a camera app would give. */
async function fileOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'camera.jpg', { type: blob.type, lastModified: Date.now() })
}

/** The live picture with the outline of the car over it: each photo of a view is taken from the same place. */
export function Viewfinder({ view, camera, onShot, onOther, onClose }: Props) {
  const t = useWords('mission')
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const stream = camera.is === 'live' ? camera.stream : null
  // the dialog puts its content on the page after it has rendered, so the stream may be there before its element
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      if (element) element.srcObject = stream
    },
    [stream],
  )

  const shoot = async () => {
    const { current } = video
    if (current) onShot(await fileOf(current))
  }
  return (
    <Dialog
      fullScreen
      onClose={onClose}
      title={t(`inspection.view.${view}`)}
      // one view follows another without a blink
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <div className={classes.picture}>
        {camera.is === 'unavailable' ? (
          <p role="alert">{t('inspection.noCamera')}</p>
        ) : (
          <>
            <video ref={show} autoPlay playsInline muted aria-hidden="true" onLoadedData={() => setReady(true)} />
            {ready ? (
              <span className={classes.outline}>
                <Silhouette view={view} width="86%" />
              </span>
            ) : (
              <Loader color="white" role="status" aria-label={t('inspection.opening')} />
            )}
          </>
        )}
      </div>
      <div className={classes.controls}>
        <p>{camera.is !== 'unavailable' && t('inspection.aim')}</p>
        {camera.is !== 'unavailable' && (
          <button
            type="button"
            className={classes.shutter}
            aria-label={t('inspection.shoot', { view: t(`inspection.view.${view}`) })}
            disabled={!ready}
            onClick={() => void shoot()}
            data-autofocus
          />
        )}
        <Button variant="subtle" color="gray.0" size="md" leftSection={<IconPhoto size={20} />} onClick={onOther}>
          {t('inspection.other')}
        </Button>
      </div>
    </Dialog>
  )
}
