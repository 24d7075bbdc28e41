import { app } from '../../app'
import { deliveries } from '../../tables/deliveries'
import { whole } from '../deliveries/feature'
import { load } from '../deliveries/store'
import { demo } from '../../seed/demo'
export const all = [app, deliveries, load, whole, demo]
