import { useId } from 'react'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { STARS } from '@volant/domain/survey/questions'
import { useWords } from '../../../lib/i18n'
import classes from './survey.module.css'

const WORDS = { 1: 'veryPoor', 2: 'poor', 3: 'average', 4: 'good', 5: 'excellent' } as const

interface Props {
  label: string
  /** Zero while nothing is chosen. */
  value: number
  onChange: (stars: (typeof STARS)[number]) => void
}

/** One to five whole stars: radio buttons under the stars, for keyboards and screen readers. */
export function StarChoice({ label, value, onChange }: Props) {
  const t = useWords('survey')
  const name = useId()
  const word = (stars: keyof typeof WORDS) => t(`star.${WORDS[stars]}`)
  const chosen = STARS.find((stars) => stars === value)
  return (
    <fieldset className={classes.stars}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.row}>
        {STARS.map((stars) => (
          <label key={stars} className={classes.star} data-full={stars <= value || undefined} title={word(stars)}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={t('stars', { count: stars, word: word(stars) })}
            />
            {stars <= value ? (
              <IconStarFilled size={30} aria-hidden="true" />
            ) : (
              <IconStar size={30} aria-hidden="true" />
            )}
          </label>
        ))}
        <span className={classes.word} aria-hidden="true">
          {chosen && word(chosen)}
        </span>
      </div>
    </fieldset>
  )
}
