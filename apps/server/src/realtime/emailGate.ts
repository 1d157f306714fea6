import { isEmailRequired } from '@shopbell/rules/email-capture';
import { isWithinHours } from '../features/availability';
import type { Visitors } from '../features/visitors';
import type { Clock } from '../platform/clock';
import type { Session } from './Session';
import type { AdmittedVisitor } from './visitorSocket';

export type EmailGate = ReturnType<typeof createEmailGate>;

/** Where the shop asks for an email first, nothing is stored before one is known (ENT-35). */
export function createEmailGate(visitors: Visitors, clock: Clock) {
  /** One look for all messages that wait for it, so that they go on in their order. */
  const known = new WeakMap<Session, Promise<boolean>>();

  function look(session: Session, visitor: AdmittedVisitor): Promise<boolean> {
    const looking = visitors.find(visitor).then(({ email }) => {
      if (email === null) known.delete(session);
      return email !== null;
    });
    looking.catch(() => known.delete(session));
    return looking;
  }

  return {
    /** Null means go on at once: most shops ask for nothing, and a message must not wait for that. */
    check(session: Session, visitor: AdmittedVisitor): Promise<boolean> | null {
      const { preferences, businessHours } = visitor.app.settings;
      if (preferences.emailCaptureEnforcement === 'optional') return null;
      if (!isEmailRequired(preferences, isWithinHours(businessHours, clock.now()))) return null;
      const looking = known.get(session) ?? look(session, visitor);
      known.set(session, looking);
      return looking;
    },

    /** An email is on its way: what is sent behind it waits for it. */
    capturing(session: Session, capture: Promise<boolean>): void {
      const settled = capture
        .catch(() => false)
        .then((isKnown) => {
          if (!isKnown) known.delete(session);
          return isKnown;
        });
      known.set(session, settled);
    },
  };
}
