import type { updateDeliverySchema } from '@volant/domain/deliveries/schema'
import type * as z from 'zod'

/** An edit that its schema has read. */
export type EditForm = z.output<ReturnType<typeof updateDeliverySchema>>
