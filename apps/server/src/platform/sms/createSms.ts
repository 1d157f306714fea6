import { createDelivery, type DeliveryOptions } from '../letters';
import type { Sms } from './Sms';

export function createSms(options: DeliveryOptions): Sms {
  const delivery = createDelivery('sms', options);
  return {
    send: (transaction, sms) => delivery.send(transaction, { ...sms, subject: '', html: '' }),
  };
}
