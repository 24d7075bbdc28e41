import type { Paper } from '../../../platform/pdf/paper'
import { INK, INNER } from '../../../platform/pdf/style'

const BOX = { width: 250, height: 92 } as const

/** The statement and the signature stand together on one sheet. */
export const SIGNATURE_ROOM: number = BOX.height + 40

interface Signing {
  readonly picture: Buffer | null
  /** Who signed when, or that nobody did. */
  readonly said: string
  /** What was signed. */
  readonly statement: string | null
}

export function drawSignature(paper: Paper, { picture, said, statement }: Signing): void {
  const top = paper.y
  const { doc } = paper
  paper.ornament(() =>
    doc.roundedRect(INNER.left, top, BOX.width, BOX.height, 6).lineWidth(0.75).strokeColor(INK.line).stroke(),
  )
  if (picture !== null)
    paper.figure(said, () =>
      doc.image(picture, INNER.left + 10, top + 8, {
        fit: [BOX.width - 20, BOX.height - 16],
        align: 'center',
        valign: 'center',
      }),
    )
  const x = INNER.left + BOX.width + 18
  const width = INNER.right - x
  const height = statement ? paper.write(statement, { x, y: top + 4, width }, { size: 8.5 }) + 10 : 0
  paper.write(said, { x, y: top + 4 + height, width }, { font: 'medium', size: 9 })
  paper.y = top + BOX.height + 12
}
