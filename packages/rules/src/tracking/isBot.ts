/**
 * Who says of itself that it is no shopper: crawlers, previews of links, monitors and scripts. Who pretends to be one is
 * found by what they do, not by their name.
 */
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp|telegram|skypeuripreview|slack|discord|embedly|preview|lighthouse|pagespeed|pingdom|uptime|monitor|curl\/|wget\/|python|okhttp|java\/|go-http-client|axios\/|node-fetch|libwww/i;

export const isBot = (userAgent: string | undefined): boolean => !userAgent || names.test(userAgent);
