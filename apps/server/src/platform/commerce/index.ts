export {
  CommerceError,
  type CommercePlatform,
  type CommerceTrouble,
  type CustomerKey,
} from './CommercePlatform';
export { createDemoPlatform } from './createDemoPlatform';
