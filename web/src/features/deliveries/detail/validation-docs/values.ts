import type { updateValidationDocs } from '@volant/contract/rest/deliveries'
import type { CallInput } from '@volant/contract/rest/verb'
import { DOCUMENTS_MAX } from '@volant/domain/deliveries/schema'
import { flag, form, listOf, requiredText, storageKey } from '@volant/domain/kernel/fields'
import type * as z from 'zod'
import type { Detail } from '../detail-query'

/** The document type that a driver needs to finish. Decisions, Flow. */
const SIGNED_REPORT = 'PV'

const row = { key: storageKey(), name: requiredText(), signed: flag(), removed: flag(), isNew: flag() }
export const documentsSchema = form({ docs: listOf(form(row), 2 * DOCUMENTS_MAX) })
export type DocumentsValues = z.output<typeof documentsSchema>
export type DocumentRow = DocumentsValues['docs'][number]

type Paper = Pick<Detail['validationDocs'][number], 'label' | 'name' | 'key' | 'type' | 'deleted'>

type Change = CallInput<typeof updateValidationDocs>['body']['validationDocs'][number]

const shownName = ({ label, name }: Paper) => label || name

export const documentsOf = (papers: readonly Paper[]): DocumentRow[] =>
  papers.flatMap((paper) =>
    paper.key && !paper.deleted
      ? [
          {
            key: paper.key,
            name: shownName(paper),
            signed: paper.type === SIGNED_REPORT,
            removed: false,
            isNew: false,
          },
        ]
      : [],
  )

/** Only the differences are sent, because somebody else may be adding another document. */
export function changesOf(docs: readonly DocumentRow[], papers: readonly Paper[]): Change[] {
  return docs.flatMap(({ key, name, signed, removed, isNew }): Change[] => {
    const before = papers.find((paper) => paper.key === key)
    const url = `/files/${key}`
    if (removed) return isNew ? [] : [{ key, url, name, deleted: true }]
    const wasSigned = before?.type === SIGNED_REPORT
    if (before && shownName(before) === name && wasSigned === signed) return []
    const type = signed ? SIGNED_REPORT : wasSigned ? null : before?.type
    return [{ key, url, name, label: null, type }]
  })
}
