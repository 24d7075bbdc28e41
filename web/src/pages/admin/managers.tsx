import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { MANAGER_TABLES, managerTable, paths } from '../../app/paths'
import type { AdminRank } from '@volant/domain/kernel/actor'
import { AddManager } from '../../features/admins/add-manager'
import { AdminsTable } from '../../features/admins/admins-table'
import { useWords } from '../../lib/i18n'
import { stringifySearch } from '../../lib/search'
import { useGo } from '../../lib/use-go'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

const FROM = '/admin/manage-admins/$table'

export function ManagersPage() {
  const t = useWords('admins')
  const { rank, rankName } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const go = useGo()
  /** Opens the list with the new manager, whose row is marked. */
  const show = (added: AdminRank, focus: string) => go(paths.managers(managerTable(added)) + stringifySearch({ focus }))
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={<AddManager rank={rank} onAdded={show} />} />
      <Tabs
        label={t('tabs')}
        active={rankName}
        items={MANAGER_TABLES.map(({ table, name }) => ({
          key: name,
          label: t(`rank.${name}`),
          href: paths.managers(table),
        }))}
      />
      <AdminsTable
        key={rank}
        rank={rank}
        caption={t(`rank.${rankName}`)}
        search={search}
        hrefOf={({ id }) => paths.profile('admin', id)}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
      />
    </>
  )
}
