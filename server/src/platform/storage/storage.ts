import type { Readable } from 'node:stream'

/** The bytes of stored files under random names; what they are stands in the table `files`. */
export interface Storage {
  /** Resolves once the bytes would survive a crash of the machine. @param name a file's id, never a key from outside */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** @throws ObjectMissing */
  read(name: string): Promise<Readable>
  /** Removing what is not there is no fault. */
  remove(name: string): Promise<void>
  /** Everything stored, in no order. */
  list(): AsyncIterable<StoredObject>
  /** False when uploads have to stop so that the rest of the product can go on writing. */
  hasRoom(): Promise<boolean>
  /** Throws when nothing can be stored at the moment, for want of room as well. */
  ping(): Promise<void>
  /** An address where the browser reads for itself; undefined where reading goes through us. */
  readLink(name: string, headers: ReadHeaders): Promise<string | undefined>
}

export interface StoredObject {
  readonly name: string
  readonly storedAt: Date
}

export interface ReadHeaders {
  readonly type: string
  readonly disposition: string
}

export class ObjectMissing extends Error {
  override name = 'ObjectMissing'
}

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isName = (name: string) => NAME.test(name)

/** @throws Error for anything but an id: no text from outside ever becomes a path */
export function assertName(name: string): void {
  if (!isName(name)) throw new Error('A stored object is named by an id')
}
