export { type BrowserStorage, browserStorage } from './browserStorage';
export { type CustomerDetails, createCustomerDetails, readCapturedEmail } from './customerDetails';
export { memoryStorage } from './memoryStorage';
export type { VisitorStorage } from './VisitorStorage';
