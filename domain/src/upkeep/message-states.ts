/** How the sending of a message goes, as the office reads it. */
export const MESSAGE_STATES = ['WAITING', 'RETRYING', 'PARKED', 'GIVEN_UP', 'SENT'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export type MessageMove = 'SEND_AGAIN' | 'GIVE_UP'

/**
 * What may be done with a message, by how its sending goes. One that never failed leaves by itself at the time it was written for,
 * and what has left cannot be taken back.
 */
export const MESSAGE_MOVES: Readonly<Record<MessageMove, readonly MessageState[]>> = {
  SEND_AGAIN: ['RETRYING', 'PARKED', 'GIVEN_UP'],
  GIVE_UP: ['PARKED'],
}

/** One whose words were erased meanwhile says nothing any more. */
export function maySendAgain({ state, blanked }: { readonly state: MessageState; readonly blanked: boolean }): boolean {
  return MESSAGE_MOVES.SEND_AGAIN.includes(state) && !blanked
}
