import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { ADMIN_TABLES, adminTable, paths } from '../../app/paths'
import type { AdminRank } from '@volant/domain/kernel/actor'
import { AddAdmin } from '../../features/admins/add-admin'
import { AdminsTable } from '../../features/admins/admins-table'
import { useWords } from '../../lib/i18n'
import { stringifySearch } from '../../lib/search'
import { useGo } from '../../lib/use-go'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

const FROM = '/admin/manage-admins/$table'

export function AdminsPage() {
  const t = useWords('admins')
  const { rank, rankName } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const go = useGo()
  /** Opens the list with the new admin, whose row is marked. */
  const show = (added: AdminRank, focus: string) => go(paths.admins(adminTable(added)) + stringifySearch({ focus }))
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={<AddAdmin rank={rank} onAdded={show} />} />
      <Tabs
        label={t('tabs')}
        active={rankName}
        items={ADMIN_TABLES.map(({ table, name }) => ({
          key: name,
          label: t(`rank.${name}`),
          href: paths.admins(table),
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
