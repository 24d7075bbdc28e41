import { SegmentedControl } from '@mantine/core'
import { changeLanguage, useLanguage, useWords } from '../../lib/i18n'

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
      aria-label={t('language')}
      value={useLanguage()}
      onChange={(language) => void changeLanguage(language)}
      data={[...LANGUAGES]}
    />
  )
}
