import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLastPage } from '../../../ui/table/use-last-page'
import { plannedOf } from './planned'
import { toAssignQuery, TRAY_SIZE } from './planning-query'

/** A shorter part of a number is not searched. */
const SHORTEST = 3

/** What waits for a driver, a page of it. The screen holds it, because J and K go along it as well. */
export function useTray(now: Date) {
  const [asked, setAsked] = useState({ text: '', page: 0 })
  const found = useQuery(toAssignQuery(asked.text.length < SHORTEST ? '' : asked.text, asked.page))
  const { data, isPlaceholderData: fetching } = found
  const shown = { page: asked.page, perPage: TRAY_SIZE, rows: data?.records.length, total: data?.total, fetching }
  const beyond = useLastPage(shown, (page) => setAsked({ ...asked, page }))
  const cards = useMemo(() => data?.records.flatMap((delivery) => plannedOf(delivery, now)) ?? [], [data, now])
  return { asked, setAsked, found, cards, loading: found.isPending || beyond }
}
