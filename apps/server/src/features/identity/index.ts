export type { Asked, IdentityService } from './IdentityService';
export type { ProvenCustomer } from './identityTokens';
