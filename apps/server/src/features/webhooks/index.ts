export { type AddressHashes, createAddressHashes } from './addressHashes';
export { boughtWith } from './boughtWith';
export type { Webhooks } from './service';
