export interface FakeTokenClaims {
  readonly conversationId?: string;
  readonly expiresMs: number;
  readonly isAnew?: boolean;
}

/** A token as the server makes it, but for the signature, which only the server reads. */
export function createFakeToken(claims: FakeTokenClaims): string {
  const { conversationId = 'conversation-1', expiresMs, isAnew = false } = claims;
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ conversationId, exp: expiresMs / 1000, ...(isAnew && { anew: true }) })}.forged`;
}
