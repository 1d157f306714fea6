import type { MessageMetadata } from '@shopbell/protocol';
import type { IdentityService, ProvenCustomer } from '../identity';

/** Who a message proves to come from, by the token that it carries: of this shop, or nobody. */
export async function provenBy(
  { tokens }: IdentityService,
  { idToken }: MessageMetadata,
  { shopId }: { readonly shopId: number },
): Promise<ProvenCustomer | null> {
  if (!idToken) return null;
  const proven = (await tokens.readAccess(idToken)) ?? (await tokens.readProof(idToken));
  return proven?.shopId === shopId ? proven : null;
}
