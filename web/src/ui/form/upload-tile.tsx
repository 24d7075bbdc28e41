import { useId, useState, type DragEvent } from 'react'
import { Progress } from '@mantine/core'
import { IconCheck, IconUpload } from '@tabler/icons-react'
import { isTooLarge, mayBeOfType, type UploadRules } from '@volant/domain/kernel/uploads'
import { useUploadWords } from '../../lib/files/upload-words'
import { useWords } from '../../lib/i18n'
import classes from './upload-tile.module.css'

interface Props {
  label: string
  rules: UploadRules
  /** A preview of the stored file. */
  preview?: string
  /** Whether a file is stored already. */
  filled?: boolean
  /** `onProgress` expects 0..1. */
  onFile: (file: File, onProgress: (share: number) => void) => Promise<unknown>
  /** `environment` opens the camera on a phone. */
  capture?: 'environment'
}

/** Uploads one file, picked or dropped, with its progress and preview. */
export function UploadTile({ label, rules, preview, filled = false, onFile, capture }: Props) {
  const t = useWords('ui')
  const words = useUploadWords()
  const id = useId()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()

  const take = async (files: FileList | null) => {
    const [file] = files ?? []
    if (!file || !files) return
    if (files.length > 1) return setProblem(t('upload.onlyOne'))
    if (!mayBeOfType(rules, file.type)) return setProblem(t('upload.type'))
    if (isTooLarge(rules, file.size)) return setProblem(t('upload.size', { max: rules.maxMegabytes }))
    setProblem(undefined)
    setShare(0)
    try {
      await onFile(file, setShare)
    } catch (error) {
      setProblem(words(error))
    } finally {
      setShare(undefined)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files)
  }
  const busy = share !== undefined
  return (
    <div
      className={classes.tile}
      data-filled={filled || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {preview && <img className={classes.preview} src={preview} alt="" />}
      <label htmlFor={id} className={classes.label} data-over={preview ? true : undefined}>
        {filled ? <IconCheck size={18} aria-hidden="true" /> : <IconUpload size={18} aria-hidden="true" />}
        <span>{label}</span>
      </label>
      <input
        id={id}
        className={classes.input}
        type="file"
        accept={rules.types.join(',')}
        capture={capture}
        disabled={busy}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          void take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      {busy && <Progress className={classes.progress} size="sm" value={share * 100} aria-label={t('upload.running')} />}
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
