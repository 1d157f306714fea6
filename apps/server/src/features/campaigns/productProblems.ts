import type { CampaignContent, FieldProblem } from '@shopbell/protocol';
import { isProductCard } from '@shopbell/rules/content';
import type { Log } from '../../platform/log';
import type { Catalogue } from '../catalogue';

export interface ProductDependencies {
  readonly catalogue: Catalogue;
  readonly log: Log;
}

export type ProductProblems = ReturnType<typeof createProductProblems>;

/** Products that the shop no longer has. Where there is no catalogue, or it does not answer, nobody can say. */
export function createProductProblems({ catalogue, log }: ProductDependencies) {
  async function isGone(shopId: number, productId: string): Promise<boolean> {
    const found = await catalogue(shopId, { ids: [productId] }).catch((error: unknown) => {
      log.warn({ shopId, err: error }, "The shop's catalogue gave no answer");
      return null;
    });
    return found !== null && !found.some(({ id }) => id === productId);
  }

  return async (shopId: number, content: CampaignContent): Promise<FieldProblem[]> => {
    const wordings = [
      { path: [] as string[], attachments: content.attachments },
      ...content.variants.map(({ attachments }, index) => ({
        path: ['variants', String(index)],
        attachments,
      })),
    ];
    const cards = wordings.flatMap(({ path, attachments }) =>
      attachments.map((attachment, index) => ({ path: [...path, 'attachments', String(index)], attachment })),
    );
    const problems: FieldProblem[] = [];
    for (const { path, attachment } of cards)
      if (isProductCard(attachment) && (await isGone(shopId, String(attachment.extra.product_id))))
        problems.push({ path, message: 'must be a product that the shop still has' });
    return problems;
  };
}
