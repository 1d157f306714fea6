import type { ServedCampaignAttachment, TextsByName } from '@shopbell/protocol';

const always = ['campaignClose', 'campaignFrom'] as const;
const ofReply = ['campaignReplyPlaceholder', 'campaignReplySend'] as const;
const ofProducts = [
  ...['productAddToCart', 'productAdding', 'productAdded', 'productAddFailed', 'productOutOfStock'],
  ...['productChooseVariant', 'productListLabel', 'productPrice', 'productPriceBefore'],
] as const;
const byType: Readonly<Record<string, readonly string[]>> = {
  'application/productCard': ofProducts,
  'application/productRecommendation': ofProducts,
  'application/discountOffer': [
    ...['discountAmount', 'discountApply', 'discountCopied', 'discountCopy', 'discountExpired'],
    ...['discountFreeShipping', 'discountLabel', 'discountPercentage', 'discountReveal'],
    ...['discountRevealFailed', 'discountValidHours', 'discountValidMinutes', 'discountValidShort'],
  ],
  'application/visitorForm': [
    ...['emailFake', 'emailInvalid', 'formFailed', 'formInvalidPhone', 'formRequired', 'formSubmit'],
    'formSubmitted',
  ],
};

/**
 * What a card says in all its states. They travel with it: it is taken over in the words it was drawn with, whatever
 * language the window speaks by then.
 */
export function cardWords(
  texts: TextsByName,
  attachments: readonly ServedCampaignAttachment[],
  hasReply: boolean,
): TextsByName {
  const keys = new Set<string>([...always, ...(hasReply ? ofReply : [])]);
  for (const { contentType } of attachments)
    if (Object.hasOwn(byType, contentType)) for (const key of byType[contentType] ?? []) keys.add(key);
  const kept = [...keys].flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]] as const]));
  return Object.fromEntries(kept);
}
