import { ActionIcon } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useController, type Control } from 'react-hook-form'
import type { OrganizationSettings } from '@volant/domain/organizations/settings'
import { DOCUMENT_RULES, deleteUpload } from '../../../lib/files/documents'
import { useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { UploadTile } from '../../../ui/form/upload-tile'
import { Card } from '../../../ui/layout/card'
import classes from './documents-card.module.css'
import { uploadDocument } from './upload'
import { uploaded, type FinishValues } from './values'

interface Props {
  deliveryId: string
  /** Keys that the delivery has already. */
  saved: readonly string[]
  control: Control<FinishValues, unknown, FinishValues>
  /** The documents that the organisation usually adds. */
  expected: NonNullable<OrganizationSettings['defaultValues']>['documents']
}

/** The documents of the vehicle, uploaded one at a time. */
export function DocumentsCard({ deliveryId, saved, control, expected }: Props) {
  const t = useWords('wizard')
  const ui = useWords('ui')
  const { field } = useController({ control, name: 'docs' })
  const docs = field.value
  const add = (label?: string) => async (file: File, onProgress: (share: number) => void) => {
    const key = await uploadDocument(deliveryId, file, onProgress)
    field.onChange([...docs, uploaded(key, file.name, label)])
    notify.success(ui('upload.done'))
  }
  const remove = (doc: FinishValues['docs'][number]) => {
    field.onChange(docs.filter((kept) => kept !== doc))
    // Saved documents are removed when the step is saved. The server removes files that remain.
    if (doc.key && !saved.includes(doc.key)) deleteUpload(doc.key).catch(() => undefined)
  }
  const missing = expected.filter(({ name, label }) => !docs.some((doc) => doc.label === (label ?? name)))
  return (
    <Card title={t('documents.title')} description={t('documents.text')}>
      {docs.length > 0 && (
        <ul className={classes.list}>
          {docs.map((doc) => (
            <li key={doc.key ?? doc.url} className={classes.file}>
              <IconFileText size={18} aria-hidden="true" />
              <span className={classes.words}>
                <span className={classes.name}>{doc.label ?? doc.name}</span>
                {doc.label && doc.label !== doc.name && <span className={classes.hint}>{doc.name}</span>}
              </span>
              <ActionIcon
                size={32}
                aria-label={t('documents.remove', { name: doc.label ?? doc.name })}
                onClick={() => remove(doc)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.tiles}>
        {missing.map(({ name, label }) => (
          <UploadTile key={name} label={label ?? name} rules={DOCUMENT_RULES} onFile={add(label ?? name)} />
        ))}
        <UploadTile label={t('documents.add')} rules={DOCUMENT_RULES} onFile={add()} />
      </div>
    </Card>
  )
}
