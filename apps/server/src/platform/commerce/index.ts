export {
  CommerceError,
  type CommercePlatform,
  type CommerceTrouble,
  type CustomerKey,
} from './CommercePlatform';
