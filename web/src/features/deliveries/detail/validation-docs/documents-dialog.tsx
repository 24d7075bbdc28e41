import { useRef, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm } from 'react-hook-form'
import { UPLOADS } from '@volant/domain/kernel/uploads'
import { upload } from '../../../../lib/files/upload'
import { useWords } from '../../../../lib/i18n'
import { Dialog } from '../../../../ui/feedback/dialog'
import { DialogActions } from '../../../../ui/feedback/dialog-actions'
import { notify } from '../../../../ui/feedback/toasts'
import { UploadTile } from '../../../../ui/form/upload-tile'
import type { Detail } from '../detail-query'
import { DocumentField } from './document-field'
import { deleteUnsaved, useDocuments } from './use-documents'
import { documentsOf, documentsSchema, type DocumentsValues } from './values'
import classes from './documents.module.css'

interface Props {
  delivery: Detail
  onClose: () => void
}

/** Documents are uploaded at once and saved together. A removed one can be restored until then. */
export function DocumentsDialog({ delivery, onClose }: Props) {
  const t = useWords('papers')
  const ui = useWords('ui')
  // not those of now: what somebody else changed meanwhile is no change of this dialog
  const [opened] = useState(delivery.validationDocs)
  const save = useDocuments(delivery, opened)
  const { control, handleSubmit, getValues, formState } = useForm<DocumentsValues>({
    resolver: zodResolver(documentsSchema),
    defaultValues: { docs: documentsOf(opened) },
  })
  const { fields, append, update } = useFieldArray({ control, name: 'docs', keyName: 'fieldId' })
  const left = useRef(false)

  const add = async (file: File, onProgress: (share: number) => void) => {
    const metadata = { module: 'delivery', deliveryId: delivery.id, kind: 'validationDoc' } as const
    const key = await upload({ file, fileName: file.name, metadata, onProgress })
    const doc = { key, name: file.name, signed: false, removed: false, isNew: true }
    if (left.current) return deleteUnsaved([doc])
    append(doc, { focusName: `docs.${getValues('docs').length}.name` })
    notify.success(ui('upload.done'))
  }
  const submit = handleSubmit(async ({ docs }) => {
    if (await save(docs)) onClose()
  })
  const leave = () => {
    left.current = true
    deleteUnsaved(getValues('docs').filter(({ isNew }) => isNew))
    onClose()
  }
  return (
    <Dialog onClose={leave} size={620} title={t('title')}>
      <form onSubmit={submit} noValidate>
        {fields.length === 0 && <p className={classes.none}>{t('none')}</p>}
        <ul className={classes.rows}>
          {fields.map((field, index) => (
            <DocumentField
              key={field.key}
              control={control}
              index={index}
              onRemoved={(removed) => update(index, { ...getValues(`docs.${index}`), removed })}
            />
          ))}
        </ul>
        <UploadTile label={t('add')} rules={UPLOADS.document} onFile={add} />
        <p className={classes.hint}>{t('formats')}</p>
        <DialogActions busy={formState.isSubmitting} onLeave={leave}>
          {ui('save')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
