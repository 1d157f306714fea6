export {
  type ActionAnswer,
  CommerceError,
  type CommercePlatform,
  type CommerceTrouble,
  type CustomerKey,
} from './CommercePlatform';
export { createDemoPlatform } from './demo/createDemoPlatform';
export { openConnection } from './openConnection';
export { readProxyQuery } from './shopify/readProxyQuery';
