import type { NewConnection } from '@shopbell/protocol';
import type { Outgoing } from '../outgoing';
import { bigCommerceAccess } from './bigcommerce/bigCommerceAccess';
import { bigCommerceFacts } from './bigcommerce/bigCommerceFacts';
import { createBigCommercePlatform } from './bigcommerce/createBigCommercePlatform';
import { registerBigCommerceHooks } from './bigcommerce/registerBigCommerceHooks';
import type { CommercePlatform } from './CommercePlatform';
import type { OrderFacts } from './hooks/OrderFacts';
import { createMagentoPlatform } from './magento/createMagentoPlatform';
import { magentoAccess } from './magento/magentoAccess';
import { createShopifyPlatform } from './shopify/createShopifyPlatform';
import { registerShopifyHooks } from './shopify/registerShopifyHooks';
import { shopifyAccess } from './shopify/shopifyAccess';

export interface OpenConnection {
  readonly platform: CommercePlatform;
  /** Asks the platform what the credentials allow. */
  check(): Promise<Access>;
  /** Asks the platform to tell by itself what becomes of orders; gives the topics. */
  registerHooks?(address: string, secret: string): Promise<readonly string[]>;
  /** For platforms that tell which order has changed, and not how. */
  orderFacts?(orderId: number): Promise<OrderFacts | null>;
}

export interface Access {
  /** Without these orders cannot be shown, in the words of the platform's own form. */
  readonly missing: readonly string[];
  readonly advice: readonly string[];
  /** All that they allow, where the platform lists it. */
  readonly scopes?: readonly string[];
}

/** Which adapter speaks to what a shop has connected. */
export function openConnection(
  { platform, place, accessToken, scopes = [] }: NewConnection & { readonly scopes?: readonly string[] },
  outgoing: Outgoing,
): OpenConnection {
  switch (platform) {
    case 'shopify': {
      const options = { outgoing, origin: `https://${place}`, accessToken, scopes };
      return {
        platform: createShopifyPlatform(options),
        check: () => shopifyAccess(options),
        registerHooks: (address) => registerShopifyHooks(options, address),
      };
    }
    case 'magento2': {
      const options = { outgoing, origin: place, accessToken };
      return { platform: createMagentoPlatform(options), check: () => magentoAccess(options) };
    }
    case 'bigcommerce': {
      const options = { outgoing, storeHash: place, accessToken };
      return {
        platform: createBigCommercePlatform(options),
        check: () => bigCommerceAccess(options),
        registerHooks: (address, secret) => registerBigCommerceHooks(options, address, secret),
        orderFacts: (orderId) => bigCommerceFacts(options, orderId),
      };
    }
  }
}
