import { paths } from '../../app/paths'
import { Application } from '../../features/application/application'
import { OwnFilePart } from './own-file-part'

/** In the place of auctions and missions while a driver waits to be accepted. */
export function Welcome() {
  return (
    <Application help={paths.help('driver')}>
      <OwnFilePart />
    </Application>
  )
}
