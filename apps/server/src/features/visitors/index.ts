export type { AdmittedVisitor } from './AdmittedVisitor';
export type { Access } from './access';
export { chatAsked } from './chatAsked';
export type { EmailGate } from './emailGate';
export type { Visitors } from './service';
export type { Tokens, VisitorClaims } from './tokens';
export type { VisitorsService } from './VisitorsService';
