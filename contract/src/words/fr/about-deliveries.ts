export { deliveries } from './deliveries'
export { punctuality } from './punctuality'
export { search } from './search'
