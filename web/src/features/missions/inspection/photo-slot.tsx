import { useId } from 'react'
import { Button, Progress } from '@mantine/core'
import { IconCamera, IconCheck } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import type { MissionVehicle, Side, View } from '../mission'
import { imagesOf } from '../mission'
import { Silhouette } from './silhouette'
import { usePhoto } from './use-photo'
import classes from './photo-slot.module.css'

interface Props {
  missionId: string
  vehicle: MissionVehicle
  side: Side
  view: View
  /** The server refused the step because this photo is missing. */
  missing: boolean
}

/** Takes one photo: shows an outline, then the photo, which is uploaded at once and can be replaced. */
export function PhotoSlot({ missionId, vehicle, side, view, missing }: Props) {
  const t = useWords('mission')
  const id = useId()
  const photo = usePhoto({ missionId, vehicleId: vehicle.id, side, view })
  const { state } = photo
  const stored = imagesOf(vehicle, side)[view]
  const picture = photo.preview ?? stored ?? undefined
  const done = Boolean(stored) && state.is === 'idle'
  const name = t(`inspection.view.${view}`)
  return (
    <div className={classes.slot}>
      <div
        className={classes.frame}
        data-filled={picture ? true : undefined}
        data-missing={(missing && !done) || undefined}
      >
        {picture ? <img className={classes.picture} src={picture} alt="" /> : <Silhouette view={view} />}
        {state.is === 'sending' ? (
          <Progress
            className={classes.progress}
            size="md"
            value={Math.max(4, state.share * 100)}
            aria-label={t('inspection.sending', { view: name })}
          />
        ) : (
          <span className={classes.camera} data-done={done || undefined} aria-hidden="true">
            {done ? <IconCheck size={18} /> : <IconCamera size={18} />}
          </span>
        )}
        <input
          className={classes.input}
          type="file"
          accept="image/*"
          capture="environment"
          disabled={state.is === 'sending'}
          aria-label={t(done ? 'inspection.replace' : 'inspection.take', { view: name })}
          aria-describedby={state.is === 'failed' || state.is === 'waiting' ? `${id}-problem` : undefined}
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? []
            if (file) void photo.take(file)
            input.value = ''
          }}
        />
      </div>
      <p className={classes.label}>{name}</p>
      {state.is === 'waiting' && (
        <p className={classes.waiting} id={`${id}-problem`} role="status">
          {t('inspection.waiting')}
        </p>
      )}
      {state.is === 'failed' && (
        <div role="alert" id={`${id}-problem`}>
          <p className={classes.problem}>{t(state.why === 'unsent' ? 'inspection.failed' : 'inspection.notAnImage')}</p>
          {state.why === 'unsent' && (
            <Button size="compact-md" variant="light" onClick={photo.retry}>
              {t('inspection.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
