export {
  type ActionAnswer,
  CommerceError,
  type CommercePlatform,
  type CommerceTrouble,
  type CustomerKey,
  type PlatformProduct,
  type ProductsWanted,
} from './CommercePlatform';
export { createDemoPlatform } from './demo/createDemoPlatform';
export { type HookPlatform, hookReaderOf } from './hooks/hookReaderOf';
export type { OrderFacts, RefundFacts } from './hooks/OrderFacts';
export type { Sender, Told } from './hooks/PlatformHooks';
export { openConnection } from './openConnection';
export { readProxyQuery } from './shopify/readProxyQuery';
export { shopifyPrivacyTopics } from './shopify/registerShopifyHooks';
