export { createDelivery, type DeliveryOptions, type Transport } from './createDelivery';
export type { DeliveryOutcome, OutgoingMessage } from './OutgoingMessage';
export { forgetOldMessages, type OutboxMessage, recentMessages } from './store';
