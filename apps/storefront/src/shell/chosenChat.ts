import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieText, cookieValue } from './cookies';
import { asFields, firstText } from './fields';
import { isSecure } from './isSecure';

const cookieName = 'chat';
const hourInSeconds = 60 * 60;
const keyPattern = /^(?!\d+$)[a-z0-9][a-z0-9-]{0,62}$/;

/** The key of another chat of the desk, which `?chat=KEY` puts on all pages for this browser; null is the shop's own. */
export function chosenChat(request: FastifyRequest, reply: FastifyReply): string | null {
  const { chat } = asFields(request.query);
  if (chat === undefined) return keyOf(cookieValue(request.headers.cookie, cookieName));
  const key = keyOf(firstText(chat));
  reply.header('set-cookie', cookieText(cookieName, key ?? '', hourInSeconds, isSecure(request)));
  return key;
}

const keyOf = (text: string) => (keyPattern.test(text) ? text : null);
