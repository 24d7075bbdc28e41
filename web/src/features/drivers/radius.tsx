import { Button } from '@mantine/core'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { RADIUS_KM } from '@volant/domain/drivers/availability'
import { wholeNumber } from '@volant/domain/kernel/fields'
import { formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { schemaResolver } from '../../lib/validation'
import { keepTyped } from '../../ui/form/keep-typed'
import { NumberField } from '../../ui/form/number-field'
import classes from './availability.module.css'
import type { Driver } from './driver-query'
import { useDrivers } from './use-drivers'

const schema = z.object({ radiusKm: wholeNumber(RADIUS_KM.min, RADIUS_KM.max).optional() })
type Values = z.input<typeof schema>

/** How far from home the driver goes; emptied, anywhere. */
export function RadiusForm({ driver }: { driver: Driver }) {
  const t = useWords('availability')
  const { update } = useDrivers()
  const form = useForm<Values, unknown, Values>({
    resolver: schemaResolver(schema),
    values: { radiusKm: driver.radiusKm ?? undefined },
    resetOptions: { keepDirtyValues: true },
  })
  const { control, formState } = form
  const submit = form.handleSubmit(({ radiusKm }) => {
    const saved = keepTyped(form)
    return update({ id: driver.id, radiusKm: radiusKm ?? null }).then(
      () => saved({ radiusKm }),
      // The error is shown in a toast; what was typed stays for another attempt.
      () => {},
    )
  })
  return (
    <form onSubmit={submit} noValidate aria-label={t('radius')}>
      <div className={classes.radius}>
        <NumberField
          control={control}
          name="radiusKm"
          label={t('radius')}
          placeholder={t('anywhere')}
          min={RADIUS_KM.min}
          max={RADIUS_KM.max}
          suffix="km"
        />
        <Button type="submit" variant="default" mih={44} loading={formState.isSubmitting} disabled={!formState.isDirty}>
          {t('save')}
        </Button>
      </div>
      <p className={classes.help}>{t('radiusHelp')}</p>
    </form>
  )
}

/** The same in words, for whoever only reads. */
export function RadiusText({ driver: { radiusKm, address } }: { driver: Driver }) {
  const t = useWords('availability')
  const language = useLanguage()
  const km = formatNumber(radiusKm ?? 0, language)
  const around = address?.city ? t('radiusOf', { km, city: address.city }) : t('radiusAlone', { km })
  return (
    <section aria-labelledby="radius">
      <h3 id="radius" className={classes.heading}>
        {t('radius')}
      </h3>
      <p className={classes.radiusText}>{radiusKm === null ? t('anywhere') : around}</p>
    </section>
  )
}
