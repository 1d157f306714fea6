export { createHttpSmsTransport } from './createHttpSmsTransport';
export { createSms } from './createSms';
export type { OutgoingSms, Sms } from './Sms';
