import { mutationOptions, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
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
const { queryKey } = noticeSettingsQuery

/** Shows one kind as switched on or off at once. @returns all that are off now */
export function switchKind(client: QueryClient, kind: NoticeKind, off: boolean): readonly NoticeKind[] {
  // an answer on its way is of before
  void client.cancelQueries({ queryKey })
  const settings = client.setQueryData(queryKey, (known) => {
    if (!known) return known
    const others = known.muted.filter((one) => one !== kind)
    return { ...known, muted: off ? [...others, kind] : others }
  })
  return settings?.muted ?? []
}

const mutationKey = ['notices', 'mute']

/** Saves which kinds are off: quick ones one after the other. The last asks what holds, which puts back what was refused. */
export const muteOptions = (client: QueryClient) =>
  mutationOptions({
    mutationKey,
    scope: { id: 'notices' },
    mutationFn: (muted: readonly NoticeKind[]) =>
      request(UpdateOwnNoticeSettingsDocument, { input: { muted: [...muted] } }),
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined),
  })

/** Switches one kind on or off. */
export function useMute() {
  const client = useQueryClient()
  const words = useApiErrorWords()
  const save = useMutation({ ...muteOptions(client), onError: (error) => notify.error(words(error)) })
  return (kind: NoticeKind, off: boolean) => save.mutate(switchKind(client, kind, off))
}
