import { Suspense, useState, type ReactNode } from 'react'
import { expiredPapersOf } from '../../lib/expired-papers'
import { withWords } from '../../lib/i18n'
import { lazyPart } from '../lazy/lazy-part'
import { MissingDialog } from '../lazy/missing-dialog'

// Most drivers' papers hold.
const DespitePapersDialog = lazyPart(
  () => withWords(import('./despite-papers-dialog'), 'suggestions', 'ownFile'),
  'DespitePapersDialog',
  MissingDialog,
)

interface Question {
  readonly papers: readonly string[]
  readonly answer: (gives: boolean) => void
}

/**
 * Gives a mission. Where expired papers of the driver stand in the way, the returned question is shown, and the call is sent again
 * on purpose; who thinks better of it is told the refusal.
 */
export function useDespitePapers(): {
  give: <T>(send: (despiteExpiredPapers: boolean) => Promise<T>) => Promise<T>
  question: ReactNode
} {
  const [asked, setAsked] = useState<Question>()
  const give = async <T,>(send: (despiteExpiredPapers: boolean) => Promise<T>): Promise<T> => {
    try {
      return await send(false)
    } catch (error) {
      const papers = expiredPapersOf(error)
      if (papers === null) throw error
      const gives = await new Promise<boolean>((answer) => setAsked({ papers, answer }))
      setAsked(undefined)
      if (!gives) throw error
      return send(true)
    }
  }
  const question = asked && (
    <Suspense>
      <DespitePapersDialog
        papers={asked.papers}
        onClose={() => asked.answer(false)}
        onGive={() => asked.answer(true)}
      />
    </Suspense>
  )
  return { give, question }
}
