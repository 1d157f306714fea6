export interface AccessToken {
  readonly token: string;
  readonly conversationId: string;
  readonly expiresMs: number;
}

/** Reads what the page needs of a token. The signature is the server's business (AUTH-13). */
export function decodeToken(token: string): AccessToken {
  const payload = token.split('.')[1];
  if (payload === undefined) throw new Error('Invalid token: missing part');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (!hasClaims(claims)) throw new Error('Invalid token: missing claims');
  return { token, conversationId: claims.conversationId, expiresMs: claims.exp * 1000 };
}

function hasClaims(value: unknown): value is { conversationId: string; exp: number } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'conversationId' in value &&
    typeof value.conversationId === 'string' &&
    'exp' in value &&
    typeof value.exp === 'number'
  );
}

/** What was stored may be anything: another version's shape, or a shopper's edit (AUTH-07). */
export function readStoredToken(stored: unknown): AccessToken | null {
  if (!isPlainObject(stored) || typeof stored.token !== 'string') return null;
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
