import { ActionIcon, TextInput } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { OrganizationSettings } from '@volant/domain/organizations/settings'
import { UPLOADS } from '@volant/domain/kernel/uploads'
import { deleteUpload } from '../../../lib/files/documents'
import { useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { UploadTile } from '../../../ui/form/upload-tile'
import { Card } from '../../../ui/layout/card'
import classes from './documents-card.module.css'
import { editDocs } from './edit-docs'
import { uploadDocument } from './upload'
import type { FinishValues } from './values'

interface Props {
  deliveryId: string
  /** Keys that the delivery has already. */
  saved: readonly string[]
  form: UseFormReturn<FinishValues, unknown, FinishValues>
  /** Documents that come with the mission, like the report to be signed. */
  awaited: readonly string[]
  /** The documents that the organisation usually adds. */
  expected: NonNullable<OrganizationSettings['defaultValues']>['documents']
}

/** The documents of the vehicle, uploaded one at a time. */
export function DocumentsCard({ deliveryId, saved, form, awaited, expected }: Props) {
  const t = useWords('wizard')
  const ui = useWords('ui')
  const docs = useWatch({ control: form.control, name: 'docs' })
  const edit = editDocs(form)
  const add = (label?: string) => async (file: File, onProgress: (share: number) => void) => {
    const key = await uploadDocument(deliveryId, file, onProgress)
    edit.add(key, file.name, label)
    notify.success(ui('upload.done'))
  }
  const remove = (doc: FinishValues['docs'][number]) => {
    edit.remove(doc)
    // Saved documents are removed when the step is saved. The server removes files that remain.
    if (doc.key && !saved.includes(doc.key)) deleteUpload(doc.key).catch(() => undefined)
  }
  const missing = expected.filter(({ name, label }) => !docs.some((doc) => doc.label === (label ?? name)))
  return (
    <Card title={t('documents.title')} description={t('documents.text')}>
      {docs.length + awaited.length > 0 && (
        <ul className={classes.list}>
          {awaited.map((name, index) => (
            <li key={index} className={classes.file}>
              <IconFileText size={18} aria-hidden="true" />
              <span className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={classes.hint}>{t('documents.awaited')}</span>
              </span>
            </li>
          ))}
          {docs.map((doc) => (
            <li key={doc.key ?? doc.url} className={classes.file}>
              <IconFileText size={18} aria-hidden="true" />
              <span className={classes.words}>
                <TextInput
                  size="xs"
                  aria-label={t('documents.label', { name: doc.name })}
                  maxLength={200}
                  value={doc.label ?? ''}
                  onChange={(event) => edit.rename(doc, event.currentTarget.value)}
                />
                {doc.label !== doc.name && <span className={classes.hint}>{doc.name}</span>}
              </span>
              <ActionIcon
                size={32}
                aria-label={t('documents.remove', { name: doc.label || doc.name })}
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
          <UploadTile key={name} label={label ?? name} rules={UPLOADS.document} onFile={add(label ?? name)} />
        ))}
        <UploadTile label={t('documents.add')} rules={UPLOADS.document} onFile={add()} />
      </div>
    </Card>
  )
}
