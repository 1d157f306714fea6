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

const byHand = 'Register the webhooks there by hand, with the address below.';

/** Why a platform does not tell us by itself what becomes of orders, and what can be done. */
export const hookNotes = {
  withoutSecret: {
    shopify: 'Shopify tells us nothing yet: connect anew with the secret key of the app as well.',
    magento2:
      'Magento 2 tells nothing by itself: it has no webhooks, and those of Adobe Commerce run while the shopper waits at the checkout. Orders are read when somebody looks at them, and sales are not traced back.',
    bigcommerce: 'BigCommerce tells us nothing yet: connect anew.',
  },
  notPublic:
    'No platform can reach this installation: its operator has to set PUBLIC_URL to an address with https.',
  notRegistered: {
    shopify: `Shopify did not let us register webhooks. ${byHand}`,
    magento2: '',
    bigcommerce: 'BigCommerce did not let us register webhooks. Connect anew to try again.',
  },
  uninstalled: 'The app was removed from the shop. Its access token is forgotten.',
  demo: 'The demo’s shop tells of its orders by itself.',
} as const;
