import type { App } from '../shops';
import type { VisitorClaims } from './tokens';

/** A shopper whose token was good for the chat they came by. */
export interface AdmittedVisitor extends VisitorClaims {
  readonly app: App;
  /** How far their conversation was when they came. */
  readonly head: { readonly headId: number; readonly revision: number };
  /** What the page is shown in. */
  readonly language: string;
}
