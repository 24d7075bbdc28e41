import type { Figure } from './table'
import { INK } from './style'

const EIGHTHS = 8
const DOT = 7
const STEP = 10

/** A level in eighths as eight dots with its words behind them, as the screens show it. */
export function gauge(eighths: number, words: string): Figure {
  return {
    height: 12,
    draw(paper, { x, y, width }) {
      paper.ornament(() => {
        for (let index = 0; index < EIGHTHS; index++) {
          const dot = paper.doc.circle(x + DOT / 2 + index * STEP, y + 5.5, DOT / 2)
          if (index < eighths) dot.fill(INK.brand)
          else dot.lineWidth(0.75).strokeColor(INK.line).stroke()
        }
      })
      const after = EIGHTHS * STEP + 6
      paper.write(words, { x: x + after, y, width: width - after }, { size: 9 })
    },
  }
}
