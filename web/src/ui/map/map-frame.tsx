import type { CSSProperties, ReactNode, Ref } from 'react'
import { IconMapOff } from '@tabler/icons-react'
import { Skeleton } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { MissingPart } from '../lazy/missing-part'
import classes from './map-frame.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  height: number | string
  /** Drawn over the map, in its top left corner: legend, buttons. */
  controls?: ReactNode
  /** Until its first picture is drawn. */
  opening: boolean
  /** The line on it stands for a road that is not known. */
  estimated?: boolean
  /** Shown instead of the map: no address, no WebGL. */
  instead?: ReactNode
  /** Retries loading the code of maps; set when it failed. */
  onRetry?: () => void
  children?: ReactNode
}

/** The card around a map; its size does not depend on its content. */
export function MapFrame({ ref, height, controls, opening, estimated, instead, onRetry, children }: Props) {
  const t = useWords('ui')
  const style: CSSProperties = { height }
  return (
    <div className={classes.frame} style={style} data-opening={(opening && !instead) || undefined}>
      {instead ? <div className={classes.instead}>{instead}</div> : <div ref={ref} className={classes.map} />}
      {!instead && opening && !onRetry && <Skeleton className={classes.waiting} radius={0} aria-hidden="true" />}
      {!instead && onRetry && (
        <div className={classes.missing}>
          <MissingPart onRetry={onRetry} />
        </div>
      )}
      {!instead && controls && <div className={classes.controls}>{controls}</div>}
      {!instead && estimated && (
        <p className={classes.estimated}>
          <span className={classes.dashes} aria-hidden="true" />
          {t('estimatedLine')}
        </p>
      )}
      {!instead && children}
    </div>
  )
}

interface PlainMapProps {
  /** "La carte ne peut pas être affichée." */
  text: string
  lines: readonly { mark: string; text: string }[]
}

/** The content of a map as text. */
export function PlainMap({ text, lines }: PlainMapProps) {
  return (
    <div className={classes.plain}>
      <IconMapOff size={24} stroke={1.6} aria-hidden="true" />
      <p>{text}</p>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <b>{line.mark}</b> {line.text}
          </li>
        ))}
      </ul>
    </div>
  )
}
