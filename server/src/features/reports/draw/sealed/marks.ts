import { bodyOf, CAR_DRAWING, DRAWING, isMirrored } from '@volant/domain/inspection/car-drawing'
import { MARK_VIEWS, type MarkView } from '@volant/domain/inspection/marks'
import { section } from '../../../../platform/pdf/blocks'
import { photoGrid, photoRow } from '../../../../platform/pdf/photos'
import { INK, INNER } from '../../../../platform/pdf/style'
import { table } from '../../../../platform/pdf/table'
import type { Mark, SealedSheet } from './report'

const COLUMNS = 3
const PHOTO_COLUMNS = 4
const GAP = 14
const CAPTION = 14
const DOT = 6.5

type Numbered = Mark & { readonly number: number }

const width = (INNER.width - GAP * (COLUMNS - 1)) / COLUMNS
const height = width * (DRAWING.height / DRAWING.width)

function drawView(sheet: SealedSheet, view: MarkView, marks: readonly Numbered[], x: number, y: number): void {
  const { paper, facts, i } = sheet
  const { doc } = paper
  const numbers = marks.map(({ number }) => number).join(', ')
  paper.write(i(`view.${view}`), { x, y, width }, { size: 7.5, color: INK.muted, tag: 'Caption' })
  paper.figure([i(`view.${view}`), numbers].filter(Boolean).join(' : '), () => {
    doc
      .save()
      .translate(x, y + CAPTION)
      .scale(width / DRAWING.width)
    doc.roundedRect(0, 0, DRAWING.width, DRAWING.height, 4).fill(INK.soft)
    if (isMirrored(view)) doc.translate(DRAWING.width, 0).scale(-1, 1)
    const drawing = CAR_DRAWING[bodyOf(facts.vehicle?.carType ?? 'A')]
    for (const path of drawing[view]) doc.path(path).lineWidth(1).strokeColor(INK.muted).stroke()
    doc.restore()
    for (const { number, isNew, ...at } of marks) {
      const centre = [x + (at.x / 100) * width, y + CAPTION + (at.y / 100) * height] as const
      const dot = doc
        .circle(...centre, DOT)
        .lineWidth(1)
        .strokeColor(INK.brand)
      if (isNew) dot.fillAndStroke(INK.brand, INK.brand)
      else dot.fillAndStroke(INK.white, INK.brand)
      doc
        .font('bold')
        .fontSize(7)
        .fillColor(isNew ? INK.white : INK.brand)
      doc.text(String(number), centre[0] - DOT, centre[1] - 4, { width: 2 * DOT, align: 'center', lineBreak: false })
    }
  })
}

/** Damage on the drawing of the vehicle, numbered as in the table below; what was not there at departure is filled. */
export function drawMarks(sheet: SealedSheet): void {
  const { paper, marks, pictures, s, i } = sheet
  if (marks.length === 0) return
  const numbered = marks.map((mark, index): Numbered => ({ ...mark, number: index + 1 }))
  const row = CAPTION + height + GAP
  section(paper, s('marks'), 2 * row)
  MARK_VIEWS.forEach((view, index) => {
    const column = index % COLUMNS
    const shown = numbered.filter((mark) => mark.view === view)
    drawView(sheet, view, shown, INNER.left + column * (width + GAP), paper.y)
    if (column === COLUMNS - 1) paper.y += row
  })
  table(
    paper,
    [
      { title: s('mark.number'), share: 8 },
      { title: s('mark.where'), share: 20 },
      { title: s('mark.what'), share: 32 },
      { title: s('mark.note'), share: 40 },
    ],
    numbered.map(({ number, view, what, note, isNew }) => ({
      cells: [String(number), i(`view.${view}`), isNew ? `${what} · ${s('mark.isNew')}` : what, note ?? ''],
    })),
  )
  const photos = numbered.flatMap((mark) =>
    mark.photos.map((key) => ({
      caption: `${s('mark.number')} ${mark.number}`,
      picture: pictures.photo(key) ?? s('unreadable'),
    })),
  )
  if (photos.length === 0) return
  section(paper, s('markPhotos'), photoRow(PHOTO_COLUMNS / 2))
  photoGrid(paper, s('marks'), photos, PHOTO_COLUMNS)
}
