import { z } from 'zod';
import { orderActionKinds } from './orderActions';
import { order, orderCustomer } from './orders';

/** What the shop's own system knows of the person in a conversation. */
export const conversationOrders = z.object({
  /** False where the desk is connected to no such system. */
  hasPlatform: z.boolean(),
  /** Null where it knows nobody by their address. */
  customer: orderCustomer.nullable(),
  /** Newest first. */
  orders: z.array(order),
  /** What its system lets be done with them. */
  actions: z.array(z.enum(orderActionKinds)),
  /** The conversation's chat cancels no later than this; null for as long as nothing is shipped. */
  cancelWithinHours: z.number().nullable(),
});
export type ConversationOrders = z.infer<typeof conversationOrders>;
