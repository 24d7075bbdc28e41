import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Tariff } from '@volant/domain/pricing/tariff'
import { request } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { useRefusal } from '../../lib/use-refusal'
import { notify } from '../../ui/feedback/toasts'
import { UpdateTariffDocument } from './queries.generated'
import { tariffQuery } from './tariff-query'

interface Edit {
  readonly tariff: Tariff
  /** The version that it was made from. */
  readonly version: number
}

/** Saves the tariff. Afterwards the one in force is read again, also when somebody else saved first. */
export function useSaveTariff() {
  const t = useWords('pricing')
  const client = useQueryClient()
  const refusal = useRefusal({ stale: t('stale') })
  return useMutation({
    mutationFn: (edit: Edit) => request(UpdateTariffDocument, { tariff: edit.tariff, version: edit.version }),
    onSuccess: () => notify.success(t('saved')),
    onError: (error) => notify.error(refusal(error)),
    onSettled: () => client.invalidateQueries(tariffQuery),
  })
}
