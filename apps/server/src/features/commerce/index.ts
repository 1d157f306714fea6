export type { CommerceService, Hook } from './CommerceService';
export { type AskShop, createAskShop } from './createAskShop';
export { createCodeCheck } from './createCodeCheck';
