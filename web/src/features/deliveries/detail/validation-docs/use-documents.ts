import { useQueryClient } from '@tanstack/react-query'
import type { updateValidationDocs } from '@volant/contract/rest/deliveries'
import { call } from '../../../../lib/api'
import { deleteUpload } from '../../../../lib/files/documents'
import { useWords } from '../../../../lib/i18n'
import { useRefusal } from '../../../../lib/use-refusal'
import { notify } from '../../../../ui/feedback/toasts'
import type { Detail } from '../detail-query'
import { changesOf, type DocumentRow } from './values'

/** Deletes uploaded files that are not saved. The server removes those that remain. */
export function deleteUnsaved(docs: readonly DocumentRow[]): void {
  for (const { key } of docs) deleteUpload(key).catch(() => undefined)
}

/**
 * Saves the documents of the dialog.
 * @param opened the documents that it was opened with
 * @returns false when it failed, after showing the error
 */
export function useDocuments({ id, version }: Detail, opened: Detail['validationDocs']) {
  const t = useWords('papers')
  const refusal = useRefusal({ failed: t('failed') })
  const client = useQueryClient()
  return async (docs: readonly DocumentRow[]): Promise<boolean> => {
    const changes = changesOf(docs, opened)
    try {
      if (changes.length > 0)
        await call<typeof updateValidationDocs>(
          'POST /delivery/update-validation-docs',
          { body: { id, validationDocs: changes } },
          { ifMatch: version },
        )
    } catch (error) {
      notify.error(refusal(error))
      return false
    }
    deleteUnsaved(docs.filter(({ isNew, removed }) => isNew && removed))
    notify.success(t('done'))
    await client.invalidateQueries({ queryKey: ['deliveries'] })
    return true
  }
}
