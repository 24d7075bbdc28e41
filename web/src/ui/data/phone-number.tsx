import { useEffect, useState } from 'react'
import { loadPhones } from '../../lib/phones'

/** `06 12 34 56 78`; as stored until the numbering plan is loaded. */
export function PhoneNumber({ e164 }: { e164: string }) {
  const [shown, setShown] = useState(e164)
  useEffect(() => {
    let left = false
    loadPhones().then(
      (phones) => !left && setShown(phones.toNational(e164)),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [e164])
  return <span>{shown}</span>
}
