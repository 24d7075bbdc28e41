import type { CSSProperties, ReactNode, Ref } from 'react'
import { IconMapOff } from '@tabler/icons-react'
import { MissingPart } from '../lazy/missing-part'
import classes from './map-frame.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  height: number | string
  /** Drawn over the map, in its top left corner: legend, buttons. */
  controls?: ReactNode
  opening: boolean
  /** Takes the map's place: no address, no WebGL. */
  instead?: ReactNode
  /** The code of maps could not be fetched: how to try again. */
  onRetry?: () => void
  children?: ReactNode
}

/** The card a map lives in; its size never depends on what is inside. */
export function MapFrame({ ref, height, controls, opening, instead, onRetry, children }: Props) {
  const style: CSSProperties = { height }
  return (
    <div className={classes.frame} style={style} data-opening={(opening && !instead) || undefined}>
      {instead ? <div className={classes.instead}>{instead}</div> : <div ref={ref} className={classes.map} />}
      {!instead && onRetry && (
        <div className={classes.missing}>
          <MissingPart onRetry={onRetry} />
        </div>
      )}
      {!instead && controls && <div className={classes.controls}>{controls}</div>}
      {!instead && children}
    </div>
  )
}

interface PlainMapProps {
  /** "La carte ne peut pas être affichée." */
  text: string
  lines: readonly { mark: string; text: string }[]
}

/** What the map would have shown, in words. */
export function PlainMap({ text, lines }: PlainMapProps) {
  return (
    <div className={classes.plain}>
      <IconMapOff size={24} stroke={1.6} aria-hidden="true" />
      <p>{text}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.mark + line.text}>
            <b>{line.mark}</b> {line.text}
          </li>
        ))}
      </ul>
    </div>
  )
}
