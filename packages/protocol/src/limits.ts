/** Numbers both sides of the wire agree on. Those marked chosen are ours; the specification leaves them open. */
export const limits = {
  /** chosen: a frame larger than this closes the socket (1009). */
  frameBytesMax: 64 * 1024,
  /** chosen: room left in a page of messages below `frameBytesMax` for the envelope. */
  pageBytesMax: 48 * 1024,
  /** chosen: MSG-46. */
  messageTextMax: 5000,
  /** chosen: CNV-10. */
  historyPageSize: 30,
  /** chosen: a page of a resume; larger than a history page, since nobody scrolls through it. */
  resumePageSize: 100,
  /** chosen: D8. */
  heartbeatMs: 20_000,
  /** chosen: D8, the page closes a silent socket itself. */
  silenceMs: 45_000,
  /** LIM-09. */
  typingIndicatorMs: 4000,
  /** chosen: MSG-45. */
  typingSignalMs: 2000,
  /** LIM-03. */
  conversationResumeMs: 5 * 60_000,
  /** LIM-08. */
  unreadBadgeMax: 99,
  /** LIM-28. */
  tokenExpiryMarginMs: 30_000,
  /** chosen: AUTH-14. */
  accessTokenLifetimeMs: 60 * 60_000,
  /** chosen: AUTH-14, counted from the issue of the old token. */
  accessTokenRenewalMs: 30 * 24 * 60 * 60_000,
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
