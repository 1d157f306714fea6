import { z } from 'zod';
import { order, orderCustomer } from './orders';

/** What the shop's own system knows of the person in a conversation. */
export const conversationOrders = z.object({
  /** False where the desk is connected to no such system. */
  hasPlatform: z.boolean(),
  /** Null where it knows nobody by their address. */
  customer: orderCustomer.nullable(),
  /** Newest first. */
  orders: z.array(order),
});
export type ConversationOrders = z.infer<typeof conversationOrders>;
