import { title } from '../../web/src/pages/title'
export const shown = title
