export type { CommerceService } from './CommerceService';
