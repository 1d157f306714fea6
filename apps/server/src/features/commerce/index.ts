export type { CommerceService, PassedOn } from './CommerceService';
export { type AskShop, createAskShop } from './createAskShop';
