import { INK, INNER } from './style'
import type { Paper } from './paper'

export interface Photo {
  /** What stands under it. */
  readonly caption: string
  /** The JPEG or PNG, or the words why there is none. */
  readonly picture: Buffer | string
}

/** Pictures that belong together, under one name. */
export interface PhotoPair {
  readonly title: string
  readonly photos: readonly [Photo, Photo]
}

const COLUMN_GAP = 18
const PAIR_GAP = 6
const TITLE = 14
const CAPTION = 13
const AFTER = 10

interface Frame {
  readonly width: number
  readonly height: number
}

const pairWidth = (columns: number) => (INNER.width - COLUMN_GAP * (columns - 1)) / columns

function frameOf(columns: number): Frame {
  const width = (pairWidth(columns) - PAIR_GAP) / 2
  return { width, height: width * 0.75 }
}

/** The height of one row, so that a heading never stands alone. */
export const photoRow = (columns: number): number => TITLE + frameOf(columns).height + CAPTION + AFTER

function drawPhoto(
  paper: Paper,
  title: string,
  { caption, picture }: Photo,
  { width, height }: Frame,
  x: number,
  y: number,
): void {
  const { doc } = paper
  const frame = () => doc.save().roundedRect(x, y, width, height, 4)
  if (typeof picture === 'string') {
    paper.ornament(() => frame().lineWidth(0.75).dash(3, { space: 3 }).strokeColor(INK.line).stroke().restore())
    const style = { size: 7.5, color: INK.muted, align: 'center' } as const
    const inside = width - 16
    paper.write(picture, { x: x + 8, y: y + (height - paper.height(picture, inside, style)) / 2, width: inside }, style)
  } else {
    paper.figure(`${title}, ${caption}`, () => {
      frame().clip()
      doc.rect(x, y, width, height).fill(INK.soft)
      doc.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' })
      doc.restore()
    })
  }
  paper.write(caption, { x, y: y + height + 2, width }, { size: 7, color: INK.muted, tag: 'Caption' })
}

/** So many pairs a row; neither a row nor anything of a picture is ever cut. */
export function photoPairs(paper: Paper, pairs: readonly PhotoPair[], columns: number): void {
  const frame = frameOf(columns)
  const width = pairWidth(columns)
  for (let first = 0; first < pairs.length; first += columns) {
    paper.room(photoRow(columns))
    pairs.slice(first, first + columns).forEach(({ title, photos }, column) => {
      const x = INNER.left + column * (width + COLUMN_GAP)
      paper.write(title, { x, y: paper.y, width }, { size: 8.5, font: 'medium', tag: 'H3' })
      photos.forEach((photo, index) => {
        drawPhoto(paper, title, photo, frame, x + index * (frame.width + PAIR_GAP), paper.y + TITLE)
      })
    })
    paper.y += photoRow(columns)
  }
}

/** Single pictures in rows of so many, each with its caption. @param title what they belong to, for who hears them */
export function photoGrid(paper: Paper, title: string, photos: readonly Photo[], columns: number): void {
  const width = (INNER.width - PAIR_GAP * (columns - 1)) / columns
  const frame = { width, height: width * 0.75 }
  const row = frame.height + CAPTION + AFTER
  for (let first = 0; first < photos.length; first += columns) {
    paper.room(row)
    photos.slice(first, first + columns).forEach((photo, column) => {
      drawPhoto(paper, title, photo, frame, INNER.left + column * (width + PAIR_GAP), paper.y)
    })
    paper.y += row
  }
}
