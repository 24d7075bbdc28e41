import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeKind } from '@volant/domain/notices/kinds'
import { request } from '../../lib/api'
import { useApiErrorWords } from '../../lib/api-error-words'
import { keptQuery } from '../../lib/kept/kept-query'
import { notify } from '../../ui/feedback/toasts'
import { OwnNoticeSettingsDocument, UpdateOwnNoticeSettingsDocument } from './queries.generated'

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notices', 'settings'],
  networkMode: 'always',
  queryFn: keptQuery(async () => (await request(OwnNoticeSettingsDocument, {})).ownNoticeSettings),
})

/** Switches one kind on or off at once; what the server refuses is put back. Two quick ones are saved one after the other. */
export function useMute() {
  const client = useQueryClient()
  const words = useApiErrorWords()
  const { queryKey } = noticeSettingsQuery
  const save = useMutation({
    scope: { id: 'notices' },
    mutationFn: async () => {
      const muted = client.getQueryData(queryKey)?.muted ?? []
      await request(UpdateOwnNoticeSettingsDocument, { input: { muted } })
    },
    onError: (error) => notify.error(words(error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return (kind: NoticeKind, muted: boolean) => {
    client.setQueryData(queryKey, (known) => {
      if (!known) return known
      const others = known.muted.filter((one) => one !== kind)
      return { ...known, muted: muted ? [...others, kind] : others }
    })
    save.mutate()
  }
}
