import { z } from 'zod';
import { nonEmptyText, safeText } from './text';

/** Chosen spelling of the wire: the four kinds of the specification, beside the types of ordinary files. */
export const cardTypes = {
  productCard: 'application/productCard',
  discountOffer: 'application/discountOffer',
  productRecommendation: 'application/productRecommendation',
  visitorForm: 'application/visitorForm',
} as const;

const webAddress = z.url({ protocol: /^https?$/ }).max(2048);
const reference = z.union([safeText(100), z.number().int()]);
const price = z.union([z.string().regex(/^\d{1,12}(\.\d{1,4})?$/), z.number().min(0).max(1e12)]);

/** Where a product card comes from (ATT-13, chosen). */
export const productSources = ['campaign', 'recommendation', 'agent'] as const;

/** ATT-03. */
export const productCardExtra = z.object({
  product_id: reference,
  variant_id: reference.nullish(),
  product_link: webAddress,
  shortened_product_link: webAddress.nullish(),
  price,
  compare_at_price: price.nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  variant_name: safeText(300).nullish(),
  position: z.number().int().min(0).max(1000).nullish(),
  source: z.enum(productSources).nullish(),
});

/** ATT-04; the types are those of OFR-08. */
export const discountOfferExtra = z.object({
  discount_offer_id: safeText(100),
  value: safeText(40),
  type: z.enum(['percentage', 'fixed_amount', 'free_shipping']),
  code: nonEmptyText(100),
});

export const visitorFormFieldTypes = ['email', 'phone', 'text'] as const;
export const visitorFormExtra = z.object({
  fields: z
    .array(
      z.object({
        name: z.string().regex(/^[A-Za-z][\w-]{0,39}$/),
        type: z.enum(visitorFormFieldTypes),
        label: nonEmptyText(200),
        required: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(6),
  submitLabel: safeText(60).optional(),
  /** What a box beside the fields asks leave for; without it there is none. It is never ticked before. */
  consentText: safeText(500).optional(),
});

const card = { name: nonEmptyText(300), url: safeText(2048).default(''), size: z.literal(0).default(0) };

export const productCardAttachment = z.object({
  contentType: z.literal(cardTypes.productCard),
  name: nonEmptyText(300),
  /** The picture of the product; blank where it has none. */
  url: z.union([webAddress, z.literal('')]),
  size: z.literal(0).default(0),
  extra: productCardExtra,
});
const discountOfferAttachment = z.object({
  contentType: z.literal(cardTypes.discountOffer),
  ...card,
  extra: discountOfferExtra,
});
const productRecommendationAttachment = z.object({
  contentType: z.literal(cardTypes.productRecommendation),
  ...card,
  /** The products that were chosen; who recommends fills them in before the message is sent. */
  extra: z.object({ id: safeText(100), products: z.array(productCardAttachment).max(10).default([]) }),
});
const visitorFormAttachment = z.object({
  contentType: z.literal(cardTypes.visitorForm),
  ...card,
  extra: visitorFormExtra,
});

/** Cards that only a shop can send; a shopper cannot forge them. */
export const cardAttachment = z.discriminatedUnion('contentType', [
  productCardAttachment,
  discountOfferAttachment,
  productRecommendationAttachment,
  visitorFormAttachment,
]);
export type CardAttachment = z.infer<typeof cardAttachment>;
export type ProductCardAttachment = z.infer<typeof productCardAttachment>;

/** A file as everyone in the conversation sees it. The address is relative to the server. */
export const fileAttachment = z.object({
  contentType: z
    .string()
    .regex(
      /^(?!application\/(?:productCard|discountOffer|productRecommendation|visitorForm)$)[\w.+-]{1,60}\/[\w.+-]{1,60}$/,
    ),
  name: z.string().max(200),
  url: z.string().max(2048),
  size: z.number().int().min(0),
  extra: z
    .object({
      width: z.number().int().positive().optional(),
      height: z.number().int().positive().optional(),
      thumbnailUrl: z.string().max(2048).optional(),
    })
    .optional(),
});
export type FileAttachment = z.infer<typeof fileAttachment>;

export const attachment = z.union([cardAttachment, fileAttachment]);
export type Attachment = z.infer<typeof attachment>;

/**
 * A file that was uploaded before, by its address; host and everything else that is said of it are dropped, since the
 * server knows them better.
 */
export const uploadReference = z.object({
  url: z
    .string()
    .max(2048)
    .transform((url) => url.replace(/^https?:\/\/[^/?#]+/, ''))
    .pipe(z.string().regex(/^\/attachments\/[0-9a-f]{40}\.[a-z]{3,4}$/, 'must be the address of an upload')),
});
export type UploadReference = z.infer<typeof uploadReference>;
