import type { UseFormReturn } from 'react-hook-form'
import type { DocumentInput } from '@volant/contract/schema.generated'
import { uploaded, type FinishValues } from './values'

type Form = Pick<UseFormReturn<FinishValues, unknown, FinishValues>, 'getValues' | 'setValue'>

/** Changes the documents of the form as they are at that moment: while a file is uploaded others are added, named or removed. */
export function editDocs({ getValues, setValue }: Form) {
  const change = (next: (docs: DocumentInput[]) => DocumentInput[]) =>
    setValue('docs', next(getValues('docs')), { shouldDirty: true, shouldTouch: true })
  return {
    add: (...file: Parameters<typeof uploaded>) => change((docs) => [...docs, uploaded(...file)]),
    remove: ({ key }: DocumentInput) => change((docs) => docs.filter((kept) => kept.key !== key)),
    rename: ({ key }: DocumentInput, label: string) =>
      change((docs) => docs.map((doc) => (doc.key === key ? { ...doc, label } : doc))),
  }
}
