import { z } from 'zod';
import { numericId } from './ids';
import { orderActionKinds } from './orderActions';
import { order, orderCustomer, orderTransaction } from './orders';
import { safeText } from './text';

/** The calls of self-service: `/ssp/…`. What the specification sends as a query stays one. */
export const codeChannels = ['email-code', 'sms-code'] as const;
export const codeChannel = z.enum(codeChannels);
export type CodeChannel = z.infer<typeof codeChannel>;

const accountId = numericId;
const destination = safeText(254);
const code = safeText(20);
const token = safeText(4000);

const codeRequest = z.object({
  channel: codeChannel,
  to: destination,
  accountId,
  language: safeText(10).optional(),
  themeColor: safeText(40).optional(),
  /** Only with a signed staff session of the provider (ROL-11). */
  impersonator: safeText(254).optional(),
});

/** HTTP-26. */
export const sendCodeQuery = codeRequest;
/** HTTP-24. */
export const challengeBody = codeRequest.extend({ from: safeText(40).optional() });
export const nothing = z.object({});

/** HTTP-28. */
export const verifyCodeQuery = z.object({
  channel: codeChannel,
  to: destination,
  verificationCode: code,
  accountId,
});
/** HTTP-25. */
export const validateBody = z.object({ channel: codeChannel, to: destination, code, accountId });

export const signOutBody = z.object({ accessToken: token, accountId });

/** HTTP-29. */
export const orderAccess = z.object({ accessToken: z.string(), customer: orderCustomer });
export type OrderAccess = z.infer<typeof orderAccess>;
/** What one of the provider's staff takes to a page of the shop (ROL-11). */
export const staffSession = z.object({
  impersonator: z.string(),
  session: z.string(),
  expiresDatetime: z.iso.datetime(),
});

const impersonation = z.object({
  impersonator: z.string(),
  channel: codeChannel,
  askedDatetime: z.iso.datetime(),
});
export type Impersonation = z.infer<typeof impersonation>;
export const impersonationList = z.object({ impersonations: z.array(impersonation) });

/** HTTP-25, HTTP-33. */
export const identityProof = z.object({ idToken: z.string() });
/** HTTP-45, HTTP-46. */
export const accessTokenQuery = z.object({ idToken: token, accountId });

/** HTTP-35. Passed on by Shopify, the shop stands there twice: once as the page has named it. */
export const customerIdQuery = z.object({
  idToken: token,
  shop: z.union([safeText(200).transform((one) => [one]), z.array(safeText(200)).min(1).max(2)]),
  accountId,
});
export const customerIdAnswer = z.object({ customerId: z.string() });

/** HTTP-13. */
export const ordersQuery = z.object({
  accessToken: token,
  accountId,
  shopNameEnc: safeText(600).optional(),
});
export const ordersAnswer = z.object({
  customer: orderCustomer,
  orders: z.array(order),
  /** What the shop's system lets be done with them; whether the shop does is in its settings. */
  actions: z.array(z.enum(orderActionKinds)),
});
export type OrdersAnswer = z.infer<typeof ordersAnswer>;

/** HTTP-18. */
export const transactionsAnswer = z.object({ transactions: z.array(orderTransaction) });

const orderReference = z.object({ id: z.number().int(), name: safeText(100).optional() });

/** HTTP-17. */
export const trackOrderQuery = ordersQuery.omit({ shopNameEnc: true });
export const trackOrderBody = z.object({
  order: orderReference,
  fulfillmentId: z.number().int().nullish(),
  email: safeText(254).nullish(),
  customerId: z.number().int().nullish(),
});
export const trackOrderAnswer = z.object({ order });

/** HTTP-30. Whose order it is says the access token, as Bearer. */
export const loopLinkBody = z.object({
  channel: z.literal('chat'),
  shopName: safeText(200),
  customerEmail: safeText(254),
  order: orderReference.extend({ orderNumber: z.number().int() }),
  accountId,
});
export const loopLinkAnswer = z.object({ url: z.string() });
