export { createBigCommercePlatform } from './bigcommerce/createBigCommercePlatform';
export {
  CommerceError,
  type CommercePlatform,
  type CommerceTrouble,
  type CustomerKey,
} from './CommercePlatform';
export { createDemoPlatform } from './demo/createDemoPlatform';
export { createMagentoPlatform } from './magento/createMagentoPlatform';
export { createShopifyPlatform } from './shopify/createShopifyPlatform';
