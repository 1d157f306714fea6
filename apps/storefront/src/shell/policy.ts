/** What `?policy=` asks for, so that browser tests can see the snippet under a careful shop's rules. */
export type Policy = 'none' | 'strict' | 'trusted-types-none';

export function policyOf(value: string): Policy {
  return value === 'strict' || value === 'trusted-types-none' ? value : 'none';
}

export function policyHeader(policy: Exclude<Policy, 'none'>, nonce: string): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self' ws: wss:",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
  if (policy === 'trusted-types-none') directives.push("trusted-types 'none'");
  return directives.join('; ');
}

export function withNonce(markup: string, nonce: string): string {
  return markup.replace(/<script(?=[\s>])/gi, (tag) => `${tag} nonce="${nonce}"`);
}
