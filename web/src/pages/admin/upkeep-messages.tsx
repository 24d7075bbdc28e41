import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessagesTable } from '../../features/upkeep/messages-table'
import { SendParked } from '../../features/upkeep/send-parked'
import { UpkeepHeader } from './upkeep-header'

const FROM = '/admin/upkeep/messages'

export function UpkeepMessagesPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <UpkeepHeader active="messages" actions={<SendParked channel={search.channel} />} />
      <MessagesTable
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
      />
    </>
  )
}
