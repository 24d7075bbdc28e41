import { RANK } from '@volant/domain/kernel/actor'

export type RankName = keyof typeof RANK | 'DRIVER'

/** The key of a rank's words, `identity.rank.*`; drivers have none of the six. */
export function rankName(rank: number): RankName {
  const names = Object.keys(RANK) as (keyof typeof RANK)[]
  return names.find((name) => RANK[name] === rank) ?? 'DRIVER'
}
