import { isEmail } from '../email';

/** What a token of somebody who has proven who they are says of itself. It is read, not trusted. */
interface Claims {
  readonly type: 'email' | 'phone' | 'shopify-logged-in-customer';
  readonly email?: string;
  /** In seconds. */
  readonly exp: number;
}

/** The answer of the exchange of such a token for access to the orders (AI-16). */
export interface LookedUp {
  readonly accessToken: string;
  readonly customer: { readonly email: string | null };
}

export interface AuthenticationFacts {
  readonly isAssistantOn: boolean;
  readonly idToken: string | null;
  /** Given on this page. */
  readonly capturedEmail: string | null;
  /** Given on an earlier one, as it stands in the storage. */
  readonly storedEmail: string | null;
  readonly nowMs: number;
  /** From base64, as browsers do it; throws where it is none. */
  readonly decode: (base64: string) => string;
  readonly lookUp: (idToken: string) => Promise<LookedUp>;
}

/** What is sent to an assistant, with who has proven to be its sender (AI-09 to AI-17); unchanged where nobody has. */
export async function withAuthentication<Data extends object>(
  data: Data,
  facts: AuthenticationFacts,
): Promise<Data & { readonly idToken?: string; readonly capturedMail?: string }> {
  const { isAssistantOn, idToken } = facts;
  if (!isAssistantOn || idToken === null) return data;
  const claims = readClaims(idToken, facts.decode);
  if (!claims || claims.exp * 1000 <= facts.nowMs) return data;
  const capturedMail = knownEmail(facts, claims) ?? (await lookedUpEmail(facts, idToken, claims));
  return capturedMail === null ? data : { ...data, idToken, capturedMail };
}

/** AI-13: captured, then stored, then what an email was proven with. */
function knownEmail({ capturedEmail, storedEmail }: AuthenticationFacts, claims: Claims): string | null {
  const proven = claims.type === 'email' ? claims.email : null;
  return [capturedEmail, storedEmail, proven].find(isEmail) ?? null;
}

/** AI-14, AI-15: a number, or a sign-in at the shop, says no address; the shop's system may know one. */
async function lookedUpEmail(
  { lookUp }: AuthenticationFacts,
  idToken: string,
  { type }: Claims,
): Promise<string | null> {
  if (type === 'email') return null;
  try {
    const { accessToken, customer } = await lookUp(idToken);
    return accessToken && isEmail(customer.email) ? customer.email : null;
  } catch {
    return null;
  }
}

function readClaims(token: string, decode: AuthenticationFacts['decode']): Claims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const { type, email, exp } = JSON.parse(decode(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' && typeof type === 'string' ? ({ type, email, exp } as Claims) : null;
  } catch {
    return null;
  }
}
