import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { DRIVER_TABLES, paths } from '../../app/paths'
import { DriversTable } from '../../features/drivers/drivers-table'
import { ExportDrivers } from '../../features/drivers/export-drivers'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

const FROM = '/admin/drivers/drivers-table/$table'

export function DriversPage() {
  const t = useWords('drivers')
  const { state, table } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={<ExportDrivers state={state} search={search} />} />
      <Tabs
        label={t('tabs')}
        active={state}
        items={DRIVER_TABLES.map(({ table: other, state: key }) => ({
          key,
          label: t(`state.${key}`),
          href: paths.drivers(other),
        }))}
      />
      <DriversTable
        key={state}
        state={state}
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
        hrefOf={({ id }) => paths.driver(table, id)}
        hrefOfDelivery={(contract) => paths.contract('admin', contract)}
      />
    </>
  )
}
