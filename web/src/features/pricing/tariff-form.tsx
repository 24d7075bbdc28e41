import { Button } from '@mantine/core'
import { useForm, useWatch } from 'react-hook-form'
import type { TariffHistory } from '@volant/domain/pricing/tariff-history'
import { useWords } from '../../lib/i18n'
import { domainResolver, showServerFaults } from '../../lib/validation'
import { keepTyped } from '../../ui/form/keep-typed'
import { useRefill } from '../../ui/form/use-refill'
import { AmountsCard } from './amounts-card'
import { BandsCard } from './bands-card'
import { FactorsCard } from './factors-card'
import { PreviewCard } from './preview-card'
import classes from './tariff-form.module.css'
import { judgeTariff, tariffValues, toTariff, type TariffValues } from './tariff-values'
import { useSaveTariff } from './use-tariff'
import { VatCard } from './vat-card'

/** The tariff as it is typed, and beside it what it makes of some journeys. */
export function TariffForm({ history }: { history: TariffHistory }) {
  const ui = useWords('ui')
  const t = useWords('pricing')
  const { current, version } = history
  const form = useForm<TariffValues, unknown, TariffValues>({
    defaultValues: tariffValues(current),
    resolver: domainResolver(judgeTariff),
  })
  const { control, formState, reset } = form
  useRefill(form, tariffValues(current), version)
  const typed = useWatch({ control }) as TariffValues
  const save = useSaveTariff()
  const submit = form.handleSubmit((values) => {
    const tariff = toTariff(values)
    if (!tariff) return
    const saved = keepTyped(form)
    save.mutate(
      { tariff, version },
      { onSuccess: () => saved(), onError: (error) => void showServerFaults(form, error) },
    )
  })
  return (
    <div className={classes.frame}>
      <form className={classes.fields} onSubmit={submit} noValidate>
        <AmountsCard control={control} />
        <BandsCard control={control} />
        <FactorsCard control={control} />
        <VatCard control={control} />
        <div className={classes.buttons}>
          <Button variant="default" disabled={!formState.isDirty} onClick={() => reset(tariffValues(current))}>
            {t('discard')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!formState.isDirty}>
            {ui('save')}
          </Button>
        </div>
      </form>
      <aside className={classes.aside} aria-label={t('preview.title')}>
        <PreviewCard now={current} next={formState.isDirty ? toTariff(typed) : current} />
      </aside>
    </div>
  )
}
