import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { Application } from '../../features/application/application'
import { OwnFile } from '../../features/drivers/own-file'
import { AddressField } from '../../features/places/address-field'

/** In the place of auctions and missions while a driver waits to be accepted. */
export function Welcome() {
  const navigate = useNavigate()
  return (
    <Application help={paths.help('driver')}>
      <OwnFile
        address={AddressField}
        mandateHref={paths.driverMandate}
        onSigned={(mandateId) => void navigate({ href: paths.driverMandate(mandateId) })}
      />
    </Application>
  )
}
