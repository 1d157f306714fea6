/**
 * The host of an address that nobody reaches from outside, as it is written; null where it has a public one. Names are looked
 * up when they are asked: the server's one way out has the last word.
 */
export function privateHost(url: string): string | null {
  const host = /^https:\/\/(\[[^\]]*\]|[^\s/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const isOwn = /^\[(?![23][\da-f]{3}:)|(^|\.)(localhost|local|internal)\.?$/.test(host);
  const isNumber = /(^|\.)(\d+|0x[\da-f]*)\.?$/.test(host);
  return isOwn || (isNumber && !isPublic.test(host)) ? host : null;
}

/** Four numbers as they are usually written. A browser takes other ways for the same address, and nobody needs them. */
const isPublic =
  /^(?!(0|10|127|22[4-9]|2[3-9]\d|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.)([1-9]\d{0,2}\.)(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){2}$/;
