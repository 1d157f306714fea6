import { type Outcome, refused } from '../../http/outcome';
import { CommerceError, type CommercePlatform } from '../../platform/commerce';
import type { Log } from '../../platform/log';
import type { CommerceService } from './CommerceService';

export interface AskShopDependencies {
  readonly commerce: CommerceService;
  readonly log: Log;
}

export type AskShop = <Value>(
  shopId: number,
  question: (platform: CommercePlatform) => Promise<Outcome<Value>>,
) => Promise<Outcome<Value>>;

/** A shop's system fails in its own ways: whoever asked is told one thing, the log which. */
export function createAskShop({ commerce, log }: AskShopDependencies): AskShop {
  return async (shopId, question) => {
    const platform = await commerce.platformOf(shopId);
    if (!platform) return refused('self-service-off');
    try {
      return await question(platform);
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      log.warn({ shopId, trouble: error.trouble, err: error }, "The shop's own system gave no answer");
      return refused('platform-down');
    }
  };
}
