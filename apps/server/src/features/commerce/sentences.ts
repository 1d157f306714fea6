import type { NewConnection } from '@shopbell/protocol';
import type { CommerceTrouble } from '../../platform/commerce';

const names = { shopify: 'Shopify', magento2: 'Magento', bigcommerce: 'BigCommerce' } as const;

export const noKey =
  'This installation cannot keep credentials: its operator has to set CREDENTIAL_KEYS first.';

export const locked =
  'The access token is kept, but the key that opens it is not here. Enter the access token again.';

/** Why a connection does not come about, and what to do. */
export function whyFailed(
  { platform, place }: Pick<NewConnection, 'platform' | 'place'>,
  trouble: CommerceTrouble,
): string {
  const name = names[platform];
  switch (trouble) {
    case 'refused':
      return `${name} does not accept this access token for ${place}.`;
    case 'throttled':
      return `${name} wants to be asked later. Try again in a minute.`;
    case 'unreachable':
      return `Nobody answers at ${place}. Check that it is right and can be reached by https.`;
    case 'unreadable':
      return `${place} answers, but not as ${name} does. Check that it is right.`;
  }
}

export const whatIsMissing = (
  { platform }: Pick<NewConnection, 'platform'>,
  missing: readonly string[],
): string =>
  `The access token works, but ${names[platform]} does not let it read everything. Allow it: ${missing.join(', ')}.`;
