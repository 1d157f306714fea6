export interface FakeTokenClaims {
  readonly conversationId?: string;
  readonly expiresMs: number;
}

/** A token as the server makes it, but for the signature, which only the server reads. */
export function createFakeToken({ conversationId = 'conversation-1', expiresMs }: FakeTokenClaims): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ conversationId, exp: expiresMs / 1000 })}.forged`;
}
