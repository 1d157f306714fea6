import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieText, cookieValue } from '../shell/cookies';

const keptForSeconds = 7 * 24 * 60 * 60;
const cookieName = 'customer_session';

/** Who is signed in stands in the cookie itself, signed: nothing to keep, and nothing to forge. */
export type Sessions = {
  customerIdOf(cookieHeader: string | undefined): number | null;
  cookieFor(customerId: number, isSecure: boolean): string;
  endedCookie(isSecure: boolean): string;
};

export function createSessions(secret: string, now: () => Date): Sessions {
  const sign = (text: string) => createHmac('sha256', secret).update(`customer:${text}`).digest('base64url');
  return {
    customerIdOf(cookieHeader) {
      const [, text = '', customerId, expires, signature = ''] =
        /^((\d{1,12})\.(\d{1,12}))\.([\w-]{43})$/.exec(cookieValue(cookieHeader, cookieName)) ?? [];
      const isGenuine = text !== '' && timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature));
      return isGenuine && Number(expires) > seconds(now()) ? Number(customerId) : null;
    },
    cookieFor(customerId, isSecure) {
      const text = `${customerId}.${seconds(now()) + keptForSeconds}`;
      return cookieText(cookieName, `${text}.${sign(text)}`, keptForSeconds, isSecure);
    },
    endedCookie: (isSecure) => cookieText(cookieName, '', 0, isSecure),
  };
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
