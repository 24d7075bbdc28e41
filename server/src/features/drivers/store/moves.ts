import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { driverMoves } from '../../../tables/drivers'

export async function insertMove(tx: Tx, move: Omit<typeof driverMoves.$inferInsert, 'id'>): Promise<void> {
  await tx.sql.insert(driverMoves).values({ id: uuid(), ...move })
}
