import type { DeliveryLinks } from '../../links'
import type { Detail } from '../detail-query'

export interface MessagesProps {
  delivery: Detail
  links: DeliveryLinks
  go: (href: string) => void
}
