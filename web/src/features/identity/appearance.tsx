import { SegmentedControl, Stack, Text, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { useLanguageChoice } from '../../ui/form/use-language-choice'

/** Theme and language in this browser. */
export function Appearance() {
  const t = useWords('identity')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const schemes: { value: MantineColorScheme; label: string }[] = [
    { value: 'light', label: t('account.light') },
    { value: 'dark', label: t('account.dark') },
    { value: 'auto', label: t('account.auto') },
  ]
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" fw={500} id="scheme-label">
        {t('account.scheme')}
      </Text>
      <SegmentedControl aria-labelledby="scheme-label" data={schemes} value={colorScheme} onChange={setColorScheme} />
      <Text size="sm" fw={500} id="language-label">
        {t('account.language')}
      </Text>
      <SegmentedControl
        aria-labelledby="language-label"
        data={[
          { value: 'fr', label: 'Français' },
          { value: 'en', label: 'English' },
        ]}
        {...useLanguageChoice()}
      />
    </Stack>
  )
}
