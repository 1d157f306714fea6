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

/** What was stored may be anything: another version's shape, a shopper's edit, half a write (AUTH-07). */
export function readStoredToken(stored: string | null): AccessToken | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('token' in value) || typeof value.token !== 'string')
      return null;
    return decodeToken(value.token);
  } catch {
    return null;
  }
}

/** A subprotocol may hold neither `=` nor `/` (CON-05). */
export const tokenAsSubprotocol = (token: string): string =>
  btoa(token).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
