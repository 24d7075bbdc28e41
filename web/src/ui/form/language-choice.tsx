import { SegmentedControl } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { useLanguageChoice } from './use-language-choice'
import classes from './language-choice.module.css'

const LANGUAGES = [
  { value: 'fr', label: 'FR' },
  { value: 'en', label: 'EN' },
] as const

export function LanguageChoice() {
  const t = useWords('ui')
  return (
    <SegmentedControl
      size="xs"
      radius={8}
      classNames={{ label: classes.label }}
      aria-label={t('language')}
      {...useLanguageChoice()}
      data={[...LANGUAGES]}
    />
  )
}
