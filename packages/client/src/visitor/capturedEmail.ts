import { limits } from '@shopbell/protocol';
import type { Environment } from '../environment';

export interface CapturedEmailOptions {
  readonly environment: Environment;
  readonly read: () => string | null;
  readonly write: (email: string) => void;
  readonly send: (frame: object) => boolean;
}

/** An email the shopper gave: told to the server now, and again on every connect (CON-07). */
export function createCapturedEmail({ environment, read, write, send }: CapturedEmailOptions) {
  let cancel = () => {};
  let tries = 0;
  let messageId = '';
  /** What the page has given: a name goes with its own email only. */
  let given: { readonly email?: string; readonly name?: string | undefined } = {};

  function attempt(): void {
    const email = read();
    if (!email) return;
    tries += 1;
    messageId = String(environment.now());
    if (!send({ type: 'email-captured', messageId, payload: given.email === email ? given : { email } }))
      tryLater();
  }

  function tryLater(): void {
    if (tries <= limits.emailCapturedRetries)
      cancel = environment.after(limits.emailCapturedPauseMs, attempt);
  }

  function begin(): void {
    cancel();
    tries = 0;
    attempt();
  }

  return {
    set(email: string, name?: string): void {
      given = { email, name };
      write(email);
      begin();
    },
    opened: begin,
    /** Says whether the refusal was of the email. */
    refused(refusedId: string): boolean {
      if (refusedId !== messageId) return false;
      tryLater();
      return true;
    },
  };
}
