import type { ReactNode } from 'react'
import { useWords } from '../../../lib/i18n'
import { usePaperUrl } from '../outbox/papers'
import classes from './cards.module.css'

interface LinkedFile {
  readonly name: string
  readonly label: string | null
  readonly url: string | null
}

interface Props {
  files: readonly LinkedFile[]
  /** The text without files. */
  empty: string
  icon: ReactNode
}

export function FileLinks({ files, empty, icon }: Props) {
  if (files.length === 0) return <p className={classes.note}>{empty}</p>
  return (
    <ul className={classes.files}>
      {files.map((file, index) => (
        // By place: two files may have one name and no address yet, and an address changes with time.
        <li key={index}>
          <FileLink file={file} icon={icon} />
        </li>
      ))}
    </ul>
  )
}

function FileLink({ file: { name, label, url }, icon }: { file: LinkedFile; icon: ReactNode }) {
  const t = useWords('mission')
  const href = usePaperUrl(url)
  if (!href)
    return (
      <span className={classes.file}>
        {icon}
        <span>{label || name}</span>
        <span className={classes.note}>{t('finish.toCome')}</span>
      </span>
    )
  return (
    <a
      className={classes.file}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={t('finish.openPv', { name: label || name })}
    >
      {icon}
      <span>{label || name}</span>
    </a>
  )
}
