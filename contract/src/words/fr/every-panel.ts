export { errors } from './errors'
export { identity } from './identity'
export { shell } from './shell'
export { ui } from './ui'
