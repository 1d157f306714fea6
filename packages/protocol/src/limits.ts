/**
 * Numbers everyone agrees on, each written once. Those marked chosen are ours; the specification leaves them open.
 * They stand in groups because a bundle takes a whole object: the snippet's script pays only for the groups it reads.
 * And they are written out, because a bundler keeps an unused object that has a product or a property access in it.
 */
export const openingLimits = {
  /** LIM-02: 4 days. */
  autoOpenMs: 345_600_000,
  /** LIM-03: 5 minutes. */
  resumeMs: 300_000,
} as const;

/** LIM-04: a shopper who comes back after being offline within this time counts as reopening. */
export const reopenCountMs = 300_000;

/** Both sides of the wire. */
export const limits = {
  /** chosen: MSG-46. */
  messageTextMax: 5000,
  /** chosen: D8, the page closes a silent socket itself. */
  silenceMs: 45_000,
  /** LIM-09. */
  typingIndicatorMs: 4000,
  /** chosen: MSG-45. */
  typingSignalMs: 2000,
  /** chosen: MSG-51, an assistant that composes and then never says anything. */
  permanentTypingMs: 55_000,
  /** chosen: D11, what waits on one page; then input is refused. */
  outboxMessagesMax: 200,
  outboxBytesMax: 1_048_576,
  /** LIM-08. */
  unreadBadgeMax: 99,
  /** LIM-28. */
  tokenExpiryMarginMs: 30_000,
  /** LIM-10: the longest wait before 'is active' goes out. */
  isActiveDelayMaxMs: 5000,
  /** LIM-25. */
  emailCapturedRetries: 2,
  emailCapturedPauseMs: 2000,
  /** chosen: CON-14, LIM-35; after so many the page says so and only looks in now and then. */
  socketRetriesMax: 10,
} as const;

/** Of files; apart, since no page reads them before somebody chooses one. */
export const uploadLimits = {
  /** chosen: FIL-02, exactly so many are accepted. */
  bytesMax: 10_485_760,
  /** chosen: FIL-03. */
  filesMax: 5,
  /** HTTP-01: what is sent at a time, so that a page without XHR knows how far it is. */
  sliceBytes: 262_144,
} as const;

/** What only the server keeps to. */
export const serverLimits = {
  /** chosen: markup of one message, before and after it is sanitised. */
  messageHtmlMax: 15_000,
  /** chosen: 64 KiB; a frame larger than this closes the socket (1009). */
  frameBytesMax: 65_536,
  /** chosen: 48 KiB; room left in a page of messages below `frameBytesMax` for the envelope. */
  pageBytesMax: 49_152,
  /** chosen: an upload that no message has named by then is removed. */
  uploadKeptMs: 86_400_000,
  /** chosen: CNV-10, LIM-35. */
  historyPageSize: 30,
  /** chosen: a page of a resume; larger than a history page, since nobody scrolls through it. */
  resumePageSize: 100,
  /** chosen: D8. */
  heartbeatMs: 20_000,
  /** chosen: 32 KiB; of what was said in a flow, the newest that fits into this is kept. */
  messageHistoryBytesMax: 32_768,
  /** chosen: CON-20. */
  longPollMs: 25_000,
  /** chosen: AUTH-14, an hour. */
  accessTokenLifetimeMs: 3_600_000,
  /** chosen: AUTH-14, 30 days, counted from the issue of the old token. */
  accessTokenRenewalMs: 2_592_000_000,
  /** chosen: OTP-16. */
  codeTries: 5,
  /** chosen: OTP-17, for one address or number. */
  codesPerHour: 5,
  /** chosen: AUTH-14, an hour. */
  proofLifetimeMs: 3_600_000,
} as const;

/** Codes by which shoppers prove who they are, and what they open. */
export const codeLimits = {
  /** LIM-23. */
  digits: 6,
  lifetimeMs: 600_000,
  /** chosen: AUTH-14, half an hour. */
  orderAccessMs: 1_800_000,
} as const;

/** What a page does with orders. */
export const orderLimits = {
  /** LIM-24. */
  cacheMs: 300_000,
  /** chosen: OTP-07. */
  resendMs: 60_000,
  /** chosen: ORD-10. */
  pageSize: 10,
} as const;

/** Of the console and what it sends. */
export const deskLimits = {
  /** chosen: a colleague who has not said so again is not looking any more. */
  viewingMs: 25_000,
  /** chosen: how often a console says that it still looks. */
  viewingSignalMs: 10_000,
  /** chosen. */
  noteTextMax: 5000,
  /** chosen. */
  tagNameMax: 40,
  /** chosen. */
  tagsPerConversationMax: 20,
  /** chosen. */
  macroNameMax: 80,
  /** chosen: the number above which a view is simply full. */
  inboxCountMax: 999,
} as const;

export const availabilityLimits = {
  /** LIM-01. */
  recalculationMs: 60_000,
  /** BH-07: 8 days. */
  scanMs: 691_200_000,
} as const;

export const positionLimits = {
  /** LIM-14. */
  offsetMin: -20,
  offsetMax: 200,
  /** LIM-15. */
  launcherBase: 20,
  /** LIM-16. */
  windowBase: { left: 0, top: 100, right: 15, bottom: 90 },
  /** LIM-17: final values, the base is not added. */
  checkout: { launcher: { x: 0, y: 0 }, window: { x: 0, y: 70 } },
} as const;

/** LIM-31. */
export const breakpoints = {
  mobileWidth: 767,
  checkoutMobileWidth: 569,
  landscapeWidth: 992,
} as const;

/** LIM-31: the script never asks for these. */
export const largeFrom = { width: 1200, height: 1024 } as const;

/** LIM-43; what else there is of sizes and durations stands in style sheets, once each. */
export const questionHeightMax = 180;

/** LIM-44. */
export const checkoutFrame = {
  open: { width: 570, height: 1000 },
  closed: { width: 224, height: 72 },
} as const;

/** WIN-16: the checkout frame shrinks this long after the window was closed. */
export const checkoutShrinkMs = 300;

export const themeLimits = {
  /** LIM-29. */
  contrastMin: 2.8,
  /** LIM-37. */
  light: '#FFFFFF',
  dark: '#161616',
  /** LIM-30. */
  fontFamily: 'Inter',
} as const;

export const requestLimits = {
  /** LIM-26. */
  fetchRetries: 3,
  retriedStatuses: [429, 502, 503],
  backoffMs: 500,
  jitterMs: 1000,
  /** LIM-27: calls in all, not calls after the first. */
  helperTries: 5,
  helperPauseMs: 500,
} as const;

/** chosen: HTTP-47, LIM-46. */
export const callTimeoutMs = 15_000;

/** chosen: HTTP-47, LIM-46. The server holds a poll for ten seconds less. */
export const longPollTimeoutMs = 35_000;

/** LIM-33. */
export const chunkTimeoutMs = 120_000;

/** LIM-21: a storefront's cart counts in the smallest unit of its currency. */
export const priceDivisor = 100;

export const storefrontLimits = {
  /** LIM-19. */
  recentlyViewed: 5,
} as const;

export const visitLimits = {
  /** chosen: half an hour without a page ends a visit. */
  gapMs: 1_800_000,
} as const;

export const campaignLimits = {
  /** LIM-06. */
  seenIds: 50,
  /** LIM-18. */
  displayRatio: 0.9,
  /** chosen: more displays than this are of no use to any rule. */
  keptDisplays: 100,
} as const;

/** chosen: a long guide with tables; what is larger is a book. */
export const articleBodyMax = 200_000;

/** LIM-11. */
export const soundDebounceMs = 400;

/** LIM-40. */
export const environments = ['TEST', 'DEV', 'STG', 'PROD'] as const;
