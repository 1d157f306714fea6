export { type CustomerFacts, isCustomerFor, isOfCustomer } from './customerTriggers';
