import { limits } from '@shopbell/protocol';
import type { Environment } from '../environment';

/** Says that someone is here, a little after each connect, so that a restart is not followed by a wave (CON-10). */
export function createPresence(
  environment: Environment,
  send: (frame: object) => boolean,
  lastActiveMs: () => number,
) {
  let cancel = () => {};
  return {
    opened(): void {
      cancel();
      cancel = environment.after(Math.floor(environment.random() * limits.isActiveDelayMaxMs), () => {
        const lastActiveDateTime = new Date(lastActiveMs()).toISOString();
        send({ type: 'chat-is-active', payload: { lastActiveDateTime } });
      });
    },
    closed: () => cancel(),
  };
}
