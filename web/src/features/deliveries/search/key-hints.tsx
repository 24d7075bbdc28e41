import { Kbd } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import { MOD } from '../../../lib/keys'
import classes from './command-bar.module.css'

/** The keys of the bar, for whoever sees it; the list of keys tells them to everybody. */
export function KeyHints() {
  const t = useWords('search')
  const hints = [
    ['↑ ↓', t('hint.move')],
    ['↵', t('hint.open')],
    [`${MOD} ↵`, t('hint.tab')],
    ['Esc', t('hint.close')],
  ]
  return (
    <p className={classes.hints} aria-hidden="true">
      {hints.map(([key, what]) => (
        <span key={key}>
          <Kbd size="xs">{key}</Kbd> {what}
        </span>
      ))}
    </p>
  )
}
