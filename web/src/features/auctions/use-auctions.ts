import { useEffect } from 'react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AuctionFilter } from './auction-filters'
import { auctionsQuery, isNear, looksFurther } from './auction-queries'

/** The open auctions, and those of them at the place that was typed: while it is looked for, further pages are loaded by themselves. */
export function useAuctions({ near, type }: AuctionFilter) {
  const found = useInfiniteQuery({ ...auctionsQuery(type), placeholderData: keepPreviousData })
  const { fetchNextPage, isFetching, isError, hasNextPage } = found
  const pages = found.data?.pages ?? []
  const looks = looksFurther(near, { pages: pages.length, hasNextPage }) && !isError
  const asks = looks && !isFetching
  useEffect(() => {
    if (asks) void fetchNextPage()
  }, [asks, fetchNextPage])
  const all = pages.flatMap(({ records }) => records)
  const shown = all.filter((auction) => isNear(auction, near))
  return {
    found,
    all,
    shown,
    /** Pages that may hold the place are still to come: nothing can be counted, or said to be nowhere. */
    looks,
    count: near.trim() === '' ? (pages[0]?.total ?? 0) : shown.length,
  }
}
