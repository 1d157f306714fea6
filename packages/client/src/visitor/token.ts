export interface AccessToken {
  readonly token: string;
  readonly conversationId: string;
  readonly expiresMs: number;
  /** What was said before is deleted, wherever it was kept. */
  readonly isAnew: boolean;
}

interface Claims {
  readonly conversationId?: unknown;
  readonly exp?: unknown;
  readonly anew?: unknown;
}

/** Reads what the page needs of a token. The signature is the server's business (AUTH-13). */
export function decodeToken(token: unknown): AccessToken {
  if (typeof token !== 'string') throw new Error('Invalid token: must be a string');
  const payload = token.split('.')[1];
  if (payload === undefined) throw new Error('Invalid token: missing part');
  const text = attempt('invalid base64', () => atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  const { conversationId, exp, anew } = attempt('invalid json', (): Claims => Object(JSON.parse(text)));
  if (typeof conversationId !== 'string' || typeof exp !== 'number')
    throw new Error('Invalid token: missing claims');
  return { token, conversationId, expiresMs: exp * 1000, isAnew: anew === true };
}

/** Whoever reads the report learns which part of a token was not one (AUTH-09 to AUTH-12). */
function attempt<Result>(problem: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw new Error(`Invalid token: ${problem}`, { cause });
  }
}

/** What was stored may be anything: another version's shape, or a shopper's edit (AUTH-07). */
export function readStoredToken(stored: unknown): AccessToken | null {
  if (!isPlainObject(stored)) return null;
  try {
    return decodeToken(stored.token);
  } catch {
    return null;
  }
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A subprotocol may hold neither `=` nor `/` (CON-05). */
export const tokenAsSubprotocol = (token: string): string =>
  btoa(token).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
