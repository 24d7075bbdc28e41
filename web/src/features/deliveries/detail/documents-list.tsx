import { IconFileText } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import type { Detail } from './detail-query'
import classes from './documents-list.module.css'

interface Props {
  title: string
  documents: Detail['docs']
}

/** Links that open the files; a document without a file is not uploaded yet. */
export function DocumentsList({ title, documents }: Props) {
  const t = useWords('deliveries')
  const kept = documents.filter((document) => !document.deleted)
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {kept.length === 0 ? (
        <p className={classes.none}>{t('detail.noDocuments')}</p>
      ) : (
        <ul className={classes.list}>
          {kept.map((document, index) => (
            // Two may have one name and one file; their order is kept, their links are renewed.
            <li key={index}>
              {document.url ? (
                <a className={classes.document} href={document.url} target="_blank" rel="noreferrer">
                  <IconFileText size={17} aria-hidden="true" />
                  <span className={classes.name}>{document.label || document.name}</span>
                </a>
              ) : (
                <span className={classes.document}>
                  <IconFileText size={17} aria-hidden="true" />
                  <span className={classes.name}>{document.label || document.name}</span>
                  <span className={classes.none}>{t('detail.toCome')}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
