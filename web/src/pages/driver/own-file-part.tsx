import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { OwnFile } from '../../features/drivers/own-file'
import { AddressField } from '../../features/places/address-field'

/** A driver's own papers, details and account, where a signed mandate leads to its thanks. */
export function OwnFilePart() {
  const navigate = useNavigate()
  return (
    <OwnFile
      address={AddressField}
      mandateHref={paths.driverMandate}
      onSigned={(mandateId) => void navigate({ href: paths.driverMandate(mandateId) })}
    />
  )
}
