import { useEffect, useRef } from 'react'
import { Button } from '@mantine/core'
import type SignaturePad from 'signature_pad'
import type { PointGroup } from 'signature_pad'
import { useWords } from '../../../lib/i18n'
import { lazyImport } from '../../../lib/lazy/lazy-import'
import { unsaved } from '../../../lib/lazy/unsaved'
import type { SignFault } from './signed'
import classes from './signature-area.module.css'

/** The lines of a drawing. */
export type Strokes = readonly PointGroup[]

interface Props {
  /** Shown above the area; left out where the card says it. */
  title?: string
  /** Names the area for those who do not see it. */
  label: string
  /** The drawing as a PNG on white, or undefined while nothing is drawn. */
  onDrawn: (draw: (() => Promise<Blob>) | undefined) => void
  /** What was drawn before the page was loaded again. */
  kept: Strokes
  /** After each line, and once they are taken away. */
  onKeep: (strokes: Strokes) => void
  error?: string
  /** What is missing while nothing is drawn, by which the screen leads here. */
  fault: SignFault
}

const library = lazyImport(() => import('signature_pad'))

const INK = '#0f1720'

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

/** The area to sign: white in both themes, in the resolution of the screen. */
export function SignatureArea({ title, label, onDrawn, kept, onKeep, error, fault }: Props) {
  const t = useWords('mission')
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(undefined)
  const latest = useRef({ onDrawn, kept, onKeep })
  latest.current = { onDrawn, kept, onKeep }

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let unmounted = false
    const fit = () => {
      const strokes = pad.current?.toData() ?? []
      const ratio = Math.max(window.devicePixelRatio, 1)
      element.width = element.offsetWidth * ratio
      element.height = element.offsetHeight * ratio
      element.getContext('2d')?.scale(ratio, ratio)
      pad.current?.clear()
      pad.current?.fromData(strokes)
    }
    void library.get().then(({ default: Pad }) => {
      if (unmounted) return
      const drawing = new Pad(element, { penColor: INK, backgroundColor: '#ffffff' })
      pad.current = drawing
      drawing.addEventListener('endStroke', () => {
        unsaved.touch()
        latest.current.onDrawn(() => toPng(element))
        latest.current.onKeep([...drawing.toData()])
      })
      const before = latest.current.kept
      drawing.fromData([...before])
      fit()
      if (before.length > 0) latest.current.onDrawn(() => toPng(element))
    })
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => {
      unmounted = true
      observer.disconnect()
      pad.current?.off()
      pad.current = undefined
      // what is no longer on the screen nobody signs with
      latest.current.onDrawn(undefined)
    }
  }, [])

  const clear = () => {
    pad.current?.clear()
    onDrawn(undefined)
    onKeep([])
  }
  return (
    <div>
      {title && <p className={classes.label}>{title}</p>}
      <div className={classes.area} data-error={error ? true : undefined}>
        <canvas
          ref={canvas}
          className={classes.canvas}
          role="img"
          aria-label={label}
          tabIndex={-1}
          data-fault={fault}
        />
        <span className={classes.line} aria-hidden="true" />
        <Button className={classes.clear} size="md" onClick={clear}>
          {t('sign.clear')}
        </Button>
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
