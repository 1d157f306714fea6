import type { Fact } from './Fact';

const address =
  /\b(?:https?:\/\/|www\.)[^\s<>()[\]"']+|\]\(([^()\s]*)\)|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/giu;
const bareHost =
  /(?<![\w@./-])[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|net|org|io|shop|store|example|co|de|fr|es|it|nl|eu|uk|info|biz|app|dev|jp|me|ly|gl|to|link|click|xyz|top|ru|cn)(?![\w-])(?:\/[^\s<>()[\]"']*)?/giu;

export interface FoundLinks {
  readonly links: readonly string[];
  /** The text without them: what they are called stays. */
  readonly rest: string;
}

/** Every address in a text, however it is written. */
export function linksIn(text: string): FoundLinks {
  const links: string[] = [];
  const rest = text.replace(address, (whole, target?: string) => {
    links.push(trimmed(target ?? whole));
    return target === undefined ? ' ' : '] ';
  });
  return {
    links: [...links, ...[...rest.matchAll(bareHost)].map(([whole]) => trimmed(whole))],
    rest: rest.replace(bareHost, ' ').replace(/[[\]]/g, ''),
  };
}

function trimmed(link: string): string {
  let end = link.length;
  while (end > 0 && '.,;:!?'.includes(link[end - 1] ?? '')) end -= 1;
  return link.slice(0, end);
}

/** Every link leads to the shop and stands in a fact. */
export function linksHold(
  links: readonly string[],
  facts: readonly Fact[],
  hosts: readonly string[],
): boolean {
  const known = facts.map((fact) =>
    `${fact.text}\n${'url' in fact.source ? fact.source.url : ''}`.toLowerCase(),
  );
  const isKnown = (link: string) => known.some((text) => text.includes(link.toLowerCase()));
  return links.every((link) => (link.includes('@') || isShops(link, hosts)) && isKnown(link));
}

/** Whether an address is one of the shop's: whole, on one of its hosts, and for a browser to show. */
export function isShops(link: string, hosts: readonly string[]): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (/^\/(?!\/)/.test(link)) return true;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
  // No name and no password: what stands before an @ looks like a host and is none.
  const [, host = ''] = /^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:[/?#]|$)/i.exec(whole) ?? [];
  return hosts.some((own) => own.toLowerCase().split(':')[0] === host.toLowerCase());
}
