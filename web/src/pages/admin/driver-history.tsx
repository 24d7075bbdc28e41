import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { HistoryView } from '../../features/drivers/history-view'
import { adminLinks } from './links'

const FROM = '/admin/drivers/drivers-table/$table/$id/history'

export function DriverHistoryPage() {
  const { id } = useParams({ from: FROM })
  const { table } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <HistoryView
      key={id}
      id={id}
      page={paths.driver(table, id)}
      search={search}
      onSearch={(change, replace = false) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
      }
      hrefOf={adminLinks.detail}
    />
  )
}
