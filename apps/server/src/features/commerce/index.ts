export type { CommerceService } from './CommerceService';
export { type AskShop, createAskShop } from './createAskShop';
