import { isAdminRank, RANK, type Role } from '@volant/domain/kernel/actor'

export type RankName = keyof typeof RANK | 'DRIVER'

/** The key of a rank's words, `identity.rank.*`; drivers have none of the six. */
export function rankName(rank: number): RankName {
  const names = Object.keys(RANK) as (keyof typeof RANK)[]
  return names.find((name) => RANK[name] === rank) ?? 'DRIVER'
}

/** Whose rank it is, as a session numbers them. */
export function roleOf(rank: number): Role {
  if (rank === 0) return 'DRIVER'
  return isAdminRank(rank) ? 'ADMIN' : 'CLIENT'
}
