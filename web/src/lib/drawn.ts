const root = () => document.getElementById('root')

/** What somebody did on a page that was drawn at the build, before its script came. */
export const drawn = {
  /** What stands in this field. */
  text(name: string): string {
    if (import.meta.env.SSR) return ''
    return root()?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
  },
  /** Whether the form was sent, which `drawn.js` held back; once. */
  takeSent(): boolean {
    const { sent } = root()?.dataset ?? {}
    delete root()?.dataset['sent']
    return sent !== undefined
  },
}
