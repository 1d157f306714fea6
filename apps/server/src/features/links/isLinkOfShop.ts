/** A host of the shop's own: one of its domains, or below it. Names and passwords in an address are for deceiving. */
export function isLinkOfShop(url: string, domains: readonly string[]): boolean {
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  return (
    username === '' &&
    password === '' &&
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}
