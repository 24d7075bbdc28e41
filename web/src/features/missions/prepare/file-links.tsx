import type { ReactNode } from 'react'
import { useWords } from '../../../lib/i18n'
import classes from './cards.module.css'

interface Props {
  files: readonly { readonly name: string; readonly label: string | null; readonly url: string | null }[]
  /** The text without files. */
  empty: string
  icon: ReactNode
}

export function FileLinks({ files, empty, icon }: Props) {
  const t = useWords('mission')
  if (files.length === 0) return <p className={classes.note}>{empty}</p>
  return (
    <ul className={classes.files}>
      {files.map(({ name, label, url }) => (
        <li key={url ?? name}>
          {url ? (
            <a
              className={classes.file}
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('finish.openPv', { name: label || name })}
            >
              {icon}
              <span>{label || name}</span>
            </a>
          ) : (
            <span className={classes.file}>
              {icon}
              <span>{label || name}</span>
              <span className={classes.note}>{t('finish.toCome')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
