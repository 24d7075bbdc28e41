import { useId, useState, type DragEvent } from 'react'
import { IconFileText } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { fileHash } from './file-hash'
import classes from './verify.module.css'

const PDF = 'application/pdf'

/** Takes a PDF, dropped or chosen, and gives its hash; the file goes nowhere. */
export function PdfDrop({ onHash }: { onHash: (hash: string) => void }) {
  const t = useWords('verify')
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const take = async (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    if (file.type !== PDF) return setProblem(t('notPdf'))
    setProblem(undefined)
    await fileHash(file).then(onHash, () => setProblem(t('unreadable')))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files)
  }
  return (
    <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label htmlFor={id} className={classes.label}>
        <IconFileText size={26} stroke={1.6} aria-hidden="true" />
        <span>{t('drop')}</span>
      </label>
      <input
        id={id}
        className={classes.input}
        type="file"
        accept={PDF}
        aria-describedby={problem ? `${id}-problem ${id}-private` : `${id}-private`}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files)
          // the same file may be chosen again
          currentTarget.value = ''
        }}
      />
      <p id={`${id}-private`} className={classes.note}>
        {t('private')}
      </p>
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
