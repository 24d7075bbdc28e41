import { deliveries } from '../../../tables/deliveries'
import { face } from '../../deliveries/public'
export const mine = [deliveries, face]
