import { row } from '../deliveries/row'
import { plain } from '../../pages/plain'
export const table = <b>{[row, plain]}</b>
