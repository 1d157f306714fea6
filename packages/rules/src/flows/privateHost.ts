/**
 * The host of an address that nobody reaches from outside, as it is written; null where it has a public one. Names are looked
 * up when they are asked: the server's one way out has the last word.
 */
export function privateHost(url: string): string | null {
  const host = /^https:\/\/(\[[^\]]*\]|[^\s/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const labels = host.replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  if (host.startsWith('[')) return isGivenOut.test(host) ? null : host;
  if (ownNames.has(last)) return host;
  const isNumber = /^(\d+|0x[\da-f]*)$/.test(last);
  return isNumber && !isPublicNumber(labels) ? host : null;
}

/** Of this machine (RFC 6761) and of networks of one's own. */
const ownNames = new Set(['localhost', 'local', 'internal']);

/** Of IPv6 only this part is. */
const isGivenOut = /^\[[23][\da-f]{3}:/;

/** As it is usually written: four numbers. A browser takes other ways for the same address, and nobody needs them. */
function isPublicNumber(labels: readonly string[]): boolean {
  const isUsual = labels.length === 4 && labels.every((label) => /^(0|[1-9]\d{0,2})$/.test(label));
  const [first = 0, second = 0] = labels.map(Number);
  if (!isUsual || first >= 224) return false;
  if (first === 0 || first === 10 || first === 127) return false;
  if (first === 100) return second < 64 || second > 127;
  if (first === 172) return second < 16 || second > 31;
  return !(first === 169 && second === 254) && !(first === 192 && second === 168);
}
