import { home } from '../../app/paths'
import { button } from '../../ui/button'
export const link = <T,>(of: T) => <a href={home}>{String(of ?? button)}</a>
