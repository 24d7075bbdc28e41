import type { Random } from '../random'

/** Numbers that the French regulator keeps for fiction: nobody is ever rung. */
export const mobile = (random: Random): string => `+3363998${random.digits(4)}`
export const landline = (random: Random): string => `+3319900${random.digits(4)}`
