import { isTooLarge, UPLOADS } from '@volant/domain/kernel/uploads'
import type { KeptFile } from '../outbox/entry'

const PDF = 'application/pdf'

/** A report signed on paper, photographed or as a PDF, as the phone keeps it until it is sent. */
export interface PaperDraft {
  readonly paper: Blob | undefined
  /** That of the chosen PDF. */
  readonly fileName: string
}

export const isPdf = ({ type }: Pick<Blob, 'type'>) => type === PDF

/** Why a chosen file cannot be sent; undefined where it can. */
export function faultOf(file: Pick<Blob, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!isPdf(file)) return 'type'
  return isTooLarge(UPLOADS.document, file.size) ? 'size' : undefined
}

/** What the outbox carries: the file, and what files it as the signed report. The office reads one name, whatever the phone calls it. */
export function filingOf(missionId: string, paper: Blob, ref: string) {
  const name = isPdf(paper) ? 'PV.pdf' : 'PV.jpg'
  const metadata = { module: 'delivery', deliveryId: missionId, kind: 'validationDoc' } as const
  const file: KeptFile = { ref, blob: paper, fileName: name, metadata }
  return { call: { kind: 'report', key: ref, name } as const, files: [file] }
}
