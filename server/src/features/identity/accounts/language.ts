import type { Language } from '@volant/domain/kernel/actor'
import type { Tx } from '../../../platform/db/database'
import { findById, updateAccount } from '../store/accounts'
import { accountChanged } from '../store/sessions'

/** From now on messages and documents are written in this language. */
export async function changeLanguage(tx: Tx, sub: string, language: Language, now: Date): Promise<void> {
  if ((await findById(tx.sql, sub))?.language === language) return
  await updateAccount(tx, sub, { language })
  await accountChanged(tx, sub, now)
}
