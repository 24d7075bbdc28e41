import { useEffect, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { coalesce } from '../../../lib/coalesce'
import { useLiveHints } from '../../../lib/live'
import { whenIdle } from '../../../lib/when-idle'
import { sendOutdated } from './outdated'
import { createPacker } from './pack'

/**
 * Keeps this phone packed while a page is open: at the start, when the network returns, and when a mission is won or changed. What was
 * stopped here is looked at then as well.
 */
export function usePacking(): void {
  const client = useQueryClient()
  const { pack, packWon, knows } = useMemo(() => {
    const packer = createPacker(client)
    // Without a network there is nothing to bring, and who is not accepted yet has no missions.
    const quietly = (run: () => Promise<void>) => coalesce(() => run().catch(() => undefined))
    const [pack, sendStopped] = [quietly(packer.pack), quietly(() => sendOutdated(client))]
    const packAll = () => {
      pack()
      sendStopped()
    }
    return { pack: packAll, packWon: quietly(packer.packWon), knows: packer.knows }
  }, [client])
  useEffect(() => {
    const cancel = whenIdle(pack)
    window.addEventListener('online', pack)
    return () => {
      cancel()
      window.removeEventListener('online', pack)
    }
  }, [pack])
  useLiveHints((hint) => {
    if (!hint || knows(hint)) pack()
    else if (hint.status === 'SET') packWon()
  })
}
