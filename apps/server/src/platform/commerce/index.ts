export { CommerceError, type CommercePlatform, type CommerceTrouble } from './CommercePlatform';
export { createDemoPlatform } from './demo/createDemoPlatform';
export { openConnection } from './openConnection';
