/** Why the server ends a socket. 1xxx are the protocol's own, 4xxx are ours and mirror HTTP (CON-25). */
export const closeCodes = {
  goingAway: 1001,
  tooLarge: 1009,
  restarting: 1012,
  tryAgainLater: 1013,
  unauthorized: 4401,
  forbidden: 4403,
  unknownApp: 4404,
} as const;

/** Those that only consoles are sent; what a shop's page loads does not know them. */
export const agentCloseCodes = { otherShop: 4409 } as const;

/** With every call of a console: the shop that the tab shows. A socket names it as `?shop=`. */
export const shopHeader = 'x-shopbell-shop';
