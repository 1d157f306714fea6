import { createDelivery, type DeliveryOptions } from '../letters';
import type { Mailer } from './Mailer';

/** A mail that is repeated has the same Message-ID each time. */
export const createMailer = (options: DeliveryOptions): Mailer => createDelivery('mail', options);
