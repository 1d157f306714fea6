import { CommerceError } from '../../platform/commerce';
import type { Log } from '../../platform/log';
import type { CommerceService } from './CommerceService';

export interface CodeCheckDependencies {
  readonly commerce: Pick<CommerceService, 'platformOf'>;
  readonly log: Log;
}

/** Whether a shop takes a code. One whose system cannot say counts as one that does. */
export const createCodeCheck =
  ({ commerce, log }: CodeCheckDependencies) =>
  async (shopId: number, code: string): Promise<boolean> => {
    try {
      const platform = await commerce.platformOf(shopId);
      return (await platform?.isCodeValid?.(code)) ?? true;
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      log.warn({ shopId, trouble: error.trouble, err: error }, "The shop's own system gave no answer");
      return true;
    }
  };
