export type { IdentityService } from './IdentityService';
export type { ProvenCustomer } from './identityTokens';
