import type { Message } from '@shopbell/protocol';
import type { Environment } from '../environment';

/** chosen: well within the margin of a token. */
const justNowMs = 10_000;

/** What time it is where tokens are made: a shopper's clock may be hours wrong (D21). */
export function createServerClock({ now }: Environment, clientInstanceId: string) {
  let aheadMs = 0;
  const told = (atMs: number): void => {
    aheadMs = atMs - now();
  };
  return {
    now: () => now() + aheadMs,
    told,
    /** The acknowledgement of what was just written here was made just now, by the server's clock. */
    heard({ clientInstanceId: writer, messageId, createdDatetime }: Message): void {
      if (writer === clientInstanceId && now() - Number(messageId) < justNowMs)
        told(Date.parse(createdDatetime));
    },
  };
}
