export const deliveries = 1
