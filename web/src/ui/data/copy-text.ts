import { notify } from '../feedback/toasts'

/**
 * Copies a text and shows a toast: a browser may refuse, and without a safe connection it has no clipboard at all.
 * @returns whether it was copied
 */
export async function copyText(text: string, done: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    notify.error(failed)
    return false
  }
  notify.success(done)
  return true
}
