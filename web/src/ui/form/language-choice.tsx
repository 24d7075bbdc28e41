import { useId } from 'react'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import { useWords } from '../../lib/i18n'
import { useLanguageChoice } from './use-language-choice'
import classes from './language-choice.module.css'

/** Native, because every first view has it. */
export function LanguageChoice() {
  const t = useWords('ui')
  const name = useId()
  const { value, onChange } = useLanguageChoice()
  return (
    <div className={classes.choice} role="radiogroup" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <label key={language} className={classes.label}>
          <input
            className={classes.radio}
            type="radio"
            name={name}
            value={language}
            checked={language === value}
            onChange={() => onChange(language)}
          />
          {language.toUpperCase()}
        </label>
      ))}
    </div>
  )
}
