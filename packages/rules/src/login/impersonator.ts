import { isEmail } from '../email';

/** An address of the provider's own staff, as it is compared; null for everybody else's, and where no domain is theirs (ROL-10). */
export function readImpersonator(given: unknown, providerDomain: string | null | undefined): string | null {
  if (typeof given !== 'string' || !providerDomain) return null;
  const address = given.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return isEmail(address) && domain === providerDomain.toLowerCase() ? address : null;
}
