import { paths } from '../../app/paths'
import { ApplyForm } from '../../features/application/apply-form'
import { PublicLayout } from './public-layout'

export function BecomeDriverPage() {
  return <ApplyForm signIn={paths.login()} frame={PublicLayout} />
}
