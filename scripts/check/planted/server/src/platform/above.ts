import { face } from '../features/deliveries/public'
export const known = face
