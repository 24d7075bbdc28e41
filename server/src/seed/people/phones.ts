import type { Dice } from '../dice'

/** Numbers that the French regulator keeps for fiction: nobody is ever rung. */
export const mobile = (dice: Dice): string => `+3363998${dice.digits(4)}`
export const landline = (dice: Dice): string => `+3319900${dice.digits(4)}`
