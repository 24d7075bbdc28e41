import { Input, Slider, TextInput, UnstyledButton } from '@mantine/core'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { PRICE_MAX, sliderMidpoint } from '@volant/domain/pricing/auction'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { aroundMoney, formatMoney, formatPercent } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { useFieldWords } from '../../../ui/form/field'
import { eurosOf, priceHints, proposedPrices, type DealValues } from './deal-values'
import classes from './price-fields.module.css'

type Form = { form: UseFormReturn<DealValues> }

/** Description 5: only a dot or a number that is not negative; a comma is a dot in French. */
const TYPEABLE = /^\d*\.?\d{0,2}$/
const STEP = 0.01

/** The client's price; changing it updates the bounds of the auction. */
export function ClientPrice({ form: { control, setValue } }: Form) {
  const t = useWords('deal')
  const ui = useWords('ui')
  const words = useFieldWords()
  const language = useLanguage()
  const tooMuch = (typed: string) => toCents(eurosOf(typed) ?? 0) > PRICE_MAX
  const limit = formatMoney(toEuros(PRICE_MAX), language)
  const unit = aroundMoney(language, 'HT')
  return (
    <Controller
      control={control}
      name="clientFinalPrice"
      render={({ field, fieldState }) => (
        <TextInput
          {...field}
          value={language === 'fr' ? field.value.replace('.', ',') : field.value}
          label={t('clientFinalPrice')}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          leftSection={unit.prefix && <span className={classes.unit}>{unit.prefix}</span>}
          rightSection={<span className={classes.unit}>{unit.suffix}</span>}
          rightSectionWidth={96}
          error={
            fieldState.error && tooMuch(field.value) ? ui('limit.atMost', { limit }) : words(fieldState.error?.message)
          }
          onChange={(event) => {
            const typed = event.currentTarget.value.replace(',', '.').replaceAll(/\s/g, '')
            if (!TYPEABLE.test(typed)) return
            field.onChange(typed)
            const { minPrice, wantedPrice, maxPrice } = proposedPrices(typed)
            setValue('minPrice', minPrice)
            setValue('maxPrice', maxPrice)
            setValue('wantedPrice', wantedPrice)
          }}
        />
      )}
    />
  )
}

/** The price for the driver, between the minimum and the maximum, with what is left of the client's. Description 9. */
export function AuctionPrice({ form: { control, setValue, formState } }: Form) {
  const t = useWords('deal')
  const words = useFieldWords()
  const language = useLanguage()
  const money = (euros: number) => formatMoney(euros, language)
  const [clientFinalPrice, minPrice, maxPrice, wantedPrice] = useWatch({
    control,
    name: ['clientFinalPrice', 'minPrice', 'maxPrice', 'wantedPrice'],
  })
  const client = eurosOf(clientFinalPrice) ?? 0
  const share = (euros: number) => formatPercent(client > 0 ? Math.round((euros / client) * 100) : 0, language)
  const midpoint = toEuros(sliderMidpoint({ minPrice: toCents(minPrice), maxPrice: toCents(maxPrice) }))
  const { wantedPrice: fault, minPrice: low, maxPrice: high } = formState.errors
  return (
    <Input.Wrapper
      label={t('auction')}
      labelElement="div"
      error={words(fault?.message ?? low?.message ?? high?.message)}
    >
      <div className={classes.head}>
        <span className={classes.wanted} aria-live="polite">
          {formatMoney(wantedPrice, language, 'HT')}
        </span>
        <span>
          {t('margin')} <b>{money(client - wantedPrice)}</b> ({share(client - wantedPrice)})
        </span>
      </div>
      <Controller
        control={control}
        name="wantedPrice"
        render={({ field }) => (
          <Slider
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            min={minPrice}
            max={Math.max(maxPrice, minPrice + STEP)}
            step={STEP}
            disabled={maxPrice <= minPrice}
            label={money}
            thumbLabel={t('auctionOf', { min: money(minPrice), max: money(maxPrice) })}
            marks={[{ value: midpoint }]}
            className={classes.slider}
          />
        )}
      />
      <dl className={classes.hints}>
        {priceHints({ clientFinalPrice, minPrice, maxPrice }).map(({ name, euros }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <UnstyledButton
                type="button"
                className={classes.hint}
                aria-pressed={euros === wantedPrice}
                title={t('usePrice', { price: money(euros) })}
                onClick={() => setValue('wantedPrice', euros, { shouldDirty: true })}
              >
                {money(euros)}
              </UnstyledButton>
            </dd>
          </div>
        ))}
      </dl>
    </Input.Wrapper>
  )
}
