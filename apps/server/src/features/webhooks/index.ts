export { type AddressHashes, createAddressHashes } from './addressHashes';
export type { Webhooks } from './service';
