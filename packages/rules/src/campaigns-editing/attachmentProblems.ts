import type { Attachment } from '@shopbell/protocol';
import { isCard } from '../content';
import { isRecommendationRule } from '../recommending';

interface Found {
  readonly index: number;
  readonly message: string;
}

/** What a card's shape cannot say. */
export const attachmentProblems = (attachments: readonly Attachment[]): Found[] =>
  attachments.flatMap((attachment, index) => {
    const message = attachmentProblem(attachment);
    return message === null ? [] : [{ index, message }];
  });

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function attachmentProblem(attachment: Attachment): string | null {
  if (!isCard(attachment)) return pictureProblem(attachment);
  if (attachment.contentType === 'application/productRecommendation')
    return isRecommendationRule(attachment.extra.id) ? null : 'must be recommended by a rule that there is';
  if (attachment.contentType !== 'application/discountOffer') return null;
  const { discount_offer_id, type, value } = attachment.extra;
  if (!uuid.test(discount_offer_id)) return 'must have an id of its own';
  if (type === 'free_shipping') return null;
  // An amount is said as the shop says it, with its currency.
  const worth = type === 'percentage' ? Number(value) : /[1-9]/.test(value) ? 1 : 0;
  if (value.trim() === '' || !(worth > 0)) return 'must say how much the offer is worth';
  return worth > 100 ? 'must be worth at most 100 %' : null;
}

/** Files that were sent elsewhere lead who knows where. */
function pictureProblem({ contentType, url }: { contentType: string; url: string }): string | null {
  if (!/^image\/(?:png|jpeg|gif|webp|avif)$/.test(contentType)) return 'must be a picture';
  return /^https:\/\/[^\s/]+\//i.test(url) || /^\/attachments\/[\w.]+$/.test(url)
    ? null
    : 'must be a picture at an address that begins with https://';
}
