import type { ProblemKind } from '@volant/domain/deliveries/problems'
import type { CancelReasonCode } from '@volant/domain/deliveries/statuses'
import type { Paper } from '@volant/domain/drivers/papers'
import type { ExpenseKind } from '@volant/domain/expenses/expenses'
import type { Language } from '@volant/domain/kernel/actor'
import type { Translate } from '../../../platform/words'

/** Whom a message is written for: their language, and the only host it may lead to. */
export interface Reader {
  readonly t: Translate<'messages'>
  readonly language: Language
  /** Why a delivery was cancelled, as the screens say it. */
  readonly reason: (code: CancelReasonCode) => string
  /** What a driver reported, as the screens say it. */
  readonly problem: (kind: ProblemKind) => string
  /** A paper of a driver, as their page names it. */
  readonly paper: (paper: Paper) => string
  /** What a driver paid for, as the screens say it. */
  readonly expense: (kind: ExpenseKind) => string
  /** Where people write to for help. */
  readonly support: string
  /** Makes an address of a path. */
  readonly url: (path: string) => string
}
