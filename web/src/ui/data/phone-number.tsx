import { useEffect, useState } from 'react'
import { loadPhones } from '../../lib/phones'
import { whenIdle } from '../../lib/when-idle'

/** `06 12 34 56 78`; as stored until the numbering plan is loaded. */
export function PhoneNumber({ e164 }: { e164: string }) {
  const [shown, setShown] = useState(e164)
  useEffect(() => {
    let left = false
    const cancel = whenIdle(() => {
      loadPhones().then(
        (phones) => !left && setShown(phones.toNational(e164)),
        () => undefined,
      )
    })
    return () => {
      left = true
      cancel()
    }
  }, [e164])
  return <span>{shown}</span>
}
