import { isWithinHours } from '@shopbell/rules/business-hours';
import { isEmailRequired } from '@shopbell/rules/email-capture';
import type { Clock } from '../../platform/clock';
import type { Session } from '../../sockets/Session';
import type { AdmittedVisitor } from './AdmittedVisitor';
import type { Visitors } from './service';

export type EmailGate = ReturnType<typeof createEmailGate>;

/** Where the shop asks for an email first, nothing is stored before one is known (ENT-35). */
export function createEmailGate(visitors: Visitors, clock: Clock) {
  /** One look for all messages that wait for it, so that they go on in their order. */
  const known = new WeakMap<Session, Promise<boolean>>();

  /** Only a yes is remembered. A look that failed lets the message pass: the same database decides on it next. */
  function remember(session: Session, looking: Promise<boolean>): Promise<boolean> {
    const forget = () => {
      if (known.get(session) === settled) known.delete(session);
    };
    const settled: Promise<boolean> = looking.then(
      (isKnown) => {
        if (!isKnown) forget();
        return isKnown;
      },
      () => {
        forget();
        return true;
      },
    );
    known.set(session, settled);
    return settled;
  }

  const hasEmail = async (visitor: AdmittedVisitor) => (await visitors.find(visitor)).email !== null;

  function isRequired({ app }: AdmittedVisitor): boolean {
    const { preferences, businessHours } = app.settings;
    if (preferences.emailCaptureEnforcement === 'optional') return false;
    return isEmailRequired(preferences, isWithinHours(businessHours, clock.now()));
  }

  return {
    /** Null means go on at once: most shops ask for nothing, and a message must not wait for that. */
    check(session: Session, visitor: AdmittedVisitor): Promise<boolean> | null {
      if (!isRequired(visitor)) return null;
      return known.get(session) ?? remember(session, hasEmail(visitor));
    },

    /** An email is on its way: messages sent behind it wait for it. */
    waitFor(session: Session, visitor: AdmittedVisitor, capture: Promise<void>): void {
      if (!isRequired(visitor)) return;
      void remember(
        session,
        capture.then(() => hasEmail(visitor)),
      );
    },

    /** For frames that have their turn: what was sent before them is done. */
    async isMissing(visitor: AdmittedVisitor): Promise<boolean> {
      return isRequired(visitor) && !(await hasEmail(visitor));
    },
  };
}
