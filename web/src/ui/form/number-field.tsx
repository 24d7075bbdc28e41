import type { ClipboardEvent } from 'react'
import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import type { Language } from '@volant/domain/kernel/actor'
import { aroundMoney, percentSign, thousandsMark } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { useField, type FieldProps } from './field'
import { pastedNumber } from './pasted-number'

type Props<V extends FieldValues, C> = FieldProps<V, C> & {
  min?: number
  max?: number
  step?: number
  /** 0 for mileage; of an amount 2. */
  decimals?: number
  /** All decimals are shown, as amounts have them. */
  fixed?: boolean
  /** « km » or « % » after the figure, or « /km » after an amount. */
  suffix?: string
  /** An amount: « 12 € HT », « €12 excl. tax », or without a word on tax. */
  euros?: 'HT' | 'plain'
}

function unitAfter(unit: string | undefined, language: Language): string {
  if (unit === undefined) return ''
  return unit === '%' ? percentSign(language) : ` ${unit}`
}

/** Gives the form a number, or undefined when empty. A dot or a comma separates the decimals. */
export function NumberField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const { control, name, required, fixed, suffix, euros, decimals = euros ? 2 : 0, ...rest } = props
  const { field, error, code } = useField({ control, name })
  const language = useLanguage()
  const t = useWords('ui')
  const money = euros && aroundMoney(language, euros === 'HT' ? euros : undefined)
  const around = money
    ? { ...money, suffix: money.suffix + (suffix ?? '') }
    : { prefix: '', suffix: unitAfter(suffix, language) }
  const written = (limit: number) => `${around.prefix}${limit.toLocaleString(language)}${around.suffix}`
  /** Names the limit that was passed, where it is known. */
  const limitPassed = () => {
    const { min = -Infinity, max = Infinity } = props
    if (code !== 'outOfRange' || typeof field.value !== 'number') return undefined
    if (field.value < min) return t('limit.atLeast', { limit: written(min) })
    return field.value > max ? t('limit.atMost', { limit: written(max) }) : undefined
  }
  // When typed, both decimal separators work; in a pasted text the library would drop the other language's, and multiply the price by 100.
  const onPaste = (event: ClipboardEvent) => {
    const figure = pastedNumber(event.clipboardData.getData('text'), language)
    if (figure === undefined) return
    event.preventDefault()
    field.onChange(figure)
  }
  return (
    <NumberInput
      {...rest}
      {...field}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value === '' ? undefined : Number(value))}
      error={limitPassed() ?? error}
      withAsterisk={required}
      decimalScale={decimals}
      fixedDecimalScale={fixed}
      allowDecimal={decimals > 0}
      allowNegative={(props.min ?? 0) < 0}
      decimalSeparator={language === 'fr' ? ',' : '.'}
      allowedDecimalSeparators={['.', ',']}
      onPaste={onPaste}
      thousandSeparator={thousandsMark(language)}
      clampBehavior="none"
      {...around}
    />
  )
}
