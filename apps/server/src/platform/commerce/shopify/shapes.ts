import { z } from 'zod';

const text = z.string().nullish();
const number = z.number().int();
const decimal = z.string();
/** An unsigned 64-bit number as text. */
const legacyId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
/** `gid://shopify/LineItem/866550311766439020` */
const gid = z
  .string()
  .regex(/^gid:\/\/shopify\/\w+\/\d+/)
  .transform((value) => Number(/\/(\d+)(?:\?|$)/.exec(value)?.[1]));
const money = z.object({ presentmentMoney: z.object({ amount: decimal }) });
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: text });
const lineQuantities = z.object({
  nodes: z.array(z.object({ quantity: number, lineItem: z.object({ id: gid }) })),
});

const address = z.object({
  ...{ name: text, address1: text, address2: text, city: text, province: text, zip: text },
  ...{ provinceCode: text, country: text, countryCodeV2: text, phone: text },
});
export type ShopifyAddress = z.infer<typeof address>;

const line = z.object({
  id: gid,
  title: z.string(),
  variantTitle: text,
  quantity: number,
  currentQuantity: number,
  unfulfilledQuantity: number,
  originalUnitPriceSet: money,
  image: z.object({ url: z.string() }).nullish(),
  product: z.object({ legacyResourceId: legacyId }).nullish(),
  variant: z.object({ legacyResourceId: legacyId }).nullish(),
});
export type ShopifyLine = z.infer<typeof line>;

const lines = z.object({ nodes: z.array(line), pageInfo });

const fulfillment = z.object({
  legacyResourceId: legacyId,
  status: z.string(),
  displayStatus: text,
  createdAt: z.string(),
  updatedAt: z.string(),
  trackingInfo: z.array(z.object({ company: text, number: text, url: text })),
  fulfillmentLineItems: lineQuantities,
});
export type ShopifyFulfillment = z.infer<typeof fulfillment>;

/** Whatever else can go back than what was shipped has no line. */
const orderReturn = z.object({
  id: gid,
  status: z.string(),
  returnLineItems: z.object({
    nodes: z.array(
      z.object({
        quantity: number,
        fulfillmentLineItem: z.object({ lineItem: z.object({ id: gid }) }).nullish(),
      }),
    ),
  }),
  exchangeLineItems: z.object({ nodes: z.array(z.object({ quantity: number, variantId: gid.nullish() })) }),
});
export type ShopifyReturn = z.infer<typeof orderReturn>;

export const shopifyOrder = z.object({
  legacyResourceId: legacyId,
  ...{ name: z.string(), email: text, phone: text, presentmentCurrencyCode: z.string() },
  ...{ processedAt: z.string(), updatedAt: z.string(), cancelledAt: text, statusPageUrl: text },
  ...{ displayFinancialStatus: text, displayFulfillmentStatus: text },
  ...{ subtotalPriceSet: money.nullish(), totalShippingPriceSet: money, totalTaxSet: money.nullish() },
  ...{ totalDiscountsSet: money.nullish(), totalPriceSet: money, totalRefundedSet: money },
  customer: z.object({ legacyResourceId: legacyId }).nullish(),
  shippingAddress: address.nullish(),
  billingAddress: address.nullish(),
  lineItems: lines,
  fulfillments: z.array(fulfillment),
  refunds: z.array(z.object({ createdAt: text, totalRefundedSet: money, refundLineItems: lineQuantities })),
  returns: z.object({ nodes: z.array(orderReturn) }).optional(),
});
export type ShopifyOrder = z.infer<typeof shopifyOrder>;

export const ordersPage = z.object({ orders: z.object({ nodes: z.array(shopifyOrder), pageInfo }) });
export const foundOrder = z.object({ order: shopifyOrder.nullable() });
export const linesPage = z.object({ order: z.object({ lineItems: lines }).nullable() });

export const foundCustomer = z.object({
  customerByIdentifier: z
    .object({
      legacyResourceId: legacyId,
      firstName: text,
      defaultEmailAddress: z.object({ emailAddress: z.string() }).nullish(),
      defaultPhoneNumber: z.object({ phoneNumber: z.string() }).nullish(),
    })
    .nullable(),
});

export const foundTransactions = z.object({
  order: z
    .object({
      transactions: z.array(
        z.object({
          id: gid,
          ...{ kind: z.string(), status: z.string(), formattedGateway: text, createdAt: text },
          amountSet: z.object({ presentmentMoney: z.object({ amount: decimal, currencyCode: z.string() }) }),
          paymentDetails: z.object({ company: text, number: text }).nullish(),
        }),
      ),
    })
    .nullable(),
});

export const foundCode = z.object({
  codeDiscountNodeByCode: z.object({ codeDiscount: z.object({ status: z.string().nullish() }) }).nullable(),
});

export const access = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

/** What comes beside the data: https://shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits */
export const envelope = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number(),
          throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
        })
        .optional(),
    })
    .optional(),
});

/** A list of what was not right; empty when it was carried out, or will be in a moment. */
const userErrors = z.array(z.looseObject({}));
export const cancelAnswer = z.object({
  orderCancel: z.object({ orderCancelUserErrors: userErrors }),
});
export const addressAnswer = z.object({ orderUpdate: z.object({ userErrors }) });

export const returnAnswer = z.object({ returnCreate: z.object({ userErrors }) });

const returnableLine = z.object({
  quantity: number,
  fulfillmentLineItem: z.object({ id: z.string(), lineItem: z.object({ id: gid }) }),
});
export type ShopifyReturnable = z.infer<typeof returnableLine>;
export const foundReturnable = z.object({
  returnableFulfillments: z.object({
    nodes: z.array(
      z.object({ returnableFulfillmentLineItems: z.object({ nodes: z.array(returnableLine) }) }),
    ),
  }),
});

export const foundVariants = z.object({
  product: z
    .object({
      variants: z.object({
        nodes: z.array(
          z.object({
            ...{ legacyResourceId: legacyId, title: z.string(), price: decimal },
            availableForSale: z.boolean(),
          }),
        ),
      }),
    })
    .nullable(),
});

export const foundTags = z.object({ customer: z.object({ tags: z.array(z.string()) }).nullable() });
