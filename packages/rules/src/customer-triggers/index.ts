export { type CustomerFacts, isCustomerFor } from './customerTriggers';
export { isOfCustomer } from './isOfCustomer';
