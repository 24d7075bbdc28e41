import { IconChevronRight } from '@tabler/icons-react'
import { DELIVERY_TYPES, type DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import { Link } from '../../ui/layout/link'
import { DeliveryTypeBadge } from './delivery-badges'
import { COLOUR_OF } from './colours'
import classes from './new-delivery.module.css'
import { Dialog } from '../../ui/feedback/dialog'

interface Props {
  onClose: () => void
  hrefOf: (type: DeliveryType) => string
}

/** Asks for one of the four types. */
export function NewDeliveryDialog({ onClose, hrefOf }: Props) {
  const t = useWords('deliveries')
  return (
    <Dialog onClose={onClose} size={520} title={t('create.title')}>
      <ul className={classes.types}>
        {DELIVERY_TYPES.map((type) => (
          <li key={type}>
            <Link href={hrefOf(type)} className={classes.type} data-colour={COLOUR_OF[type]} onClick={onClose}>
              <DeliveryTypeBadge type={type} />
              <span className={classes.words}>
                <span className={classes.title}>{t(`type.${type}`)}</span>
                <span className={classes.text}>{t(`typeChoice.${type}`)}</span>
              </span>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
