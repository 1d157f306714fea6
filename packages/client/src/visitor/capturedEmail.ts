import { limits, storageKey } from '@shopbell/protocol';
import type { Environment } from '../environment';
import { readCapturedEmail, type VisitorStorage } from './storage';

export interface CapturedEmailOptions {
  readonly environment: Environment;
  readonly storage: VisitorStorage;
  readonly appId: number;
  readonly send: (frame: object) => boolean;
  readonly onLearnt: () => void;
}

/** An email the shopper gave: told to the server now, and again on every connect (CON-07). */
export function createCapturedEmail({ environment, storage, appId, send, onLearnt }: CapturedEmailOptions) {
  let known = readCapturedEmail(storage, appId);
  let cancel = () => {};
  let tries = 0;
  let messageId = '';
  /** What the page has given: a name goes with its own email only. */
  let given: { readonly email?: string; readonly name?: string | undefined } = {};

  function attempt(): void {
    // Perhaps of another tab.
    const email = readCapturedEmail(storage, appId);
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

  function learn(email: string): void {
    storage.write(storageKey(appId, 'captured-email'), email);
    known = email;
    onLearnt();
  }

  function begin(): void {
    cancel();
    tries = 0;
    attempt();
  }

  return {
    /** Given by the shopper here, or in another tab. */
    known: () => known,
    /** SOC-34: also what another tab of this conversation was told. */
    learn,
    /** The shopper is somebody else from now on. */
    forget(): void {
      known = null;
    },
    set(email: string, name?: string): void {
      given = { email, name };
      learn(email);
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
