export type { CommerceService, Hook, HookState } from './CommerceService';
export { type AskShop, createAskShop } from './createAskShop';
