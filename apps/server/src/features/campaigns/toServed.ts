import type {
  CampaignContent,
  ProductCardAttachment,
  ServedCampaign,
  ServedCampaignAttachment,
} from '@shopbell/protocol';
import { servedCampaignAttachment } from '@shopbell/protocol/schemas';
import { discountCodeIn, productLink } from '@shopbell/rules/campaigns';
import { readMarkup, textOf } from '@shopbell/rules/content';
import type { StoredCampaign } from './store';

/** As every page may read it (CMP-01 to CMP-06): the schema of what is served knows no code. */
export function toServed({ id, createdAt }: StoredCampaign, content: CampaignContent): ServedCampaign {
  const { name, language, is_light, agent, triggers, schedule, meta } = content;
  const ofMessage = ({ message, attachments }: Pick<CampaignContent, 'message' | 'attachments'>) => ({
    message: withText(message.html),
    attachments: attachments.map((attachment) => toPublic(attachment, name, discountCodeIn(message.html))),
  });
  return {
    ...{ id, name, language, is_light, agent, triggers, schedule },
    variantId: null,
    created_datetime: createdAt.toISOString(),
    ...ofMessage(content),
    variants: content.variants.map((variant) => ({ id: variant.id, ...ofMessage(variant) })),
    meta: { ...meta, agentName: agent?.name ?? null, agentAvatarUrl: agent?.avatarUrl ?? null },
  };
}

const withText = (html: string) => ({ html, text: textOf(readMarkup(html)).trim() });

function toPublic(
  attachment: CampaignContent['attachments'][number],
  campaignName: string,
  code: string | null,
): ServedCampaignAttachment {
  if (!isProduct(attachment)) return servedCampaignAttachment.parse(attachment);
  const { extra } = attachment;
  const product_link = productLink(extra.product_link, campaignName, code);
  return servedCampaignAttachment.parse({ ...attachment, extra: { ...extra, product_link } });
}

const isProduct = (attachment: CampaignContent['attachments'][number]): attachment is ProductCardAttachment =>
  attachment.contentType === 'application/productCard';
