/** LIM-20. */
export const ordersInAnalytics = 5;

/** ORD-08: the first five, as they are listed. */
export const firstOrders = <Order>(orders: readonly Order[]): Order[] => orders.slice(0, ordersInAnalytics);
