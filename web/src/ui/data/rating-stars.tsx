import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import classes from './rating-stars.module.css'

const STARS = [1, 2, 3, 4, 5]

/** A mark out of five, rounded up to whole stars (description 2.11); said in words where nobody has rated yet. */
export function RatingStars({ value, size = 16 }: { value: number | null | undefined; size?: number }) {
  const t = useWords('ui')
  if (value === null || value === undefined) return <span className={classes.none}>{t('noStars')}</span>
  const full = Math.min(5, Math.ceil(value))
  return (
    <span className={classes.stars} role="img" aria-label={t('stars', { count: full })}>
      {STARS.map((star) =>
        star <= full ? <IconStarFilled key={star} size={size} /> : <IconStar key={star} size={size} />,
      )}
    </span>
  )
}
