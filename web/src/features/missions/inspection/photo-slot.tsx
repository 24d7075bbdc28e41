import { Suspense, useId, useRef } from 'react'
import { Progress } from '@mantine/core'
import { IconCamera, IconCheck } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import type { MissionVehicle, Side, View } from '../mission'
import { imagesOf } from '../mission'
import { usePaperUrl } from '../outbox/papers'
import { Silhouette } from './silhouette'
import type { Camera } from './use-camera'
import { usePhoto } from './use-photo'
import classes from './photo-slot.module.css'

interface Props {
  missionId: string
  version: number
  vehicle: MissionVehicle
  side: Side
  view: View
  /** The server refused the step because this photo is missing. */
  missing: boolean
  /** Looks through the camera of this phone; without it the phone's own camera app takes the photo. */
  aiming?: {
    /** Set while it is this view's turn. */
    readonly camera?: Camera
    readonly onAim: () => void
    readonly onShot: () => void
    readonly onClose: () => void
  }
}

// needed with the first photo, not to see the page
const Viewfinder = lazyPart(() => import('./viewfinder'), 'Viewfinder', MissingDialog)

/** Takes one photo: shows an outline, then the photo, which is uploaded at once and can be replaced. */
export function PhotoSlot({ missionId, version, vehicle, side, view, missing, aiming }: Props) {
  const t = useWords('mission')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const byItself = useRef(false)
  const photo = usePhoto({ missionId, version, vehicleId: vehicle.id, side, view })
  const { state } = photo
  const stored = imagesOf(vehicle, side)[view]
  const storedUrl = usePaperUrl(stored)
  const picture = photo.preview ?? storedUrl
  const busy = state.is === 'reading' || state.is === 'sending'
  const done = Boolean(picture) && !busy && state.is !== 'failed'
  const name = t(`inspection.view.${view}`)
  return (
    <div className={classes.slot}>
      <div
        className={classes.frame}
        data-filled={picture ? true : undefined}
        data-missing={(missing && !done) || undefined}
      >
        {picture ? <img className={classes.picture} src={picture} alt="" /> : <Silhouette view={view} />}
        {busy ? (
          <Progress
            className={classes.progress}
            size="md"
            value={Math.max(4, state.is === 'sending' ? state.share * 100 : 0)}
            aria-label={t('inspection.sending', { view: name })}
          />
        ) : (
          <span className={classes.camera} data-done={done || undefined} aria-hidden="true">
            {done ? <IconCheck size={18} /> : <IconCamera size={18} />}
          </span>
        )}
        <input
          ref={input}
          className={classes.input}
          type="file"
          accept="image/*"
          capture="environment"
          disabled={busy}
          aria-label={t(done ? 'inspection.replace' : 'inspection.take', { view: name })}
          aria-describedby={state.is === 'failed' || state.is === 'waiting' ? `${id}-problem` : undefined}
          onClick={(event) => {
            if (aiming && !byItself.current) {
              event.preventDefault()
              aiming.onAim()
            }
            byItself.current = false
          }}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void photo.take(file)
            currentTarget.value = ''
          }}
        />
      </div>
      <p className={classes.label}>{name}</p>
      {aiming?.camera && (
        <Suspense>
          <Viewfinder
            view={view}
            camera={aiming.camera}
            onShot={(file) => {
              void photo.take(file)
              aiming.onShot()
            }}
            onOther={() => {
              byItself.current = true
              input.current?.click()
              aiming.onClose()
            }}
            onClose={aiming.onClose}
          />
        </Suspense>
      )}
      {state.is === 'waiting' && (
        <p className={classes.waiting} id={`${id}-problem`} role="status">
          {t('inspection.waiting')}
        </p>
      )}
      {state.is === 'failed' && (
        <div role="alert" id={`${id}-problem`}>
          <p className={classes.problem}>{t(state.why === 'unkept' ? 'inspection.unkept' : 'inspection.notAnImage')}</p>
        </div>
      )}
    </div>
  )
}
