const originPattern = /^(https?:)\/\/([^/?#@:]+)(?::\d+)?$/;

/**
 * Is this one of the shop's own pages? Its domains and their subdomains are, on any port, by the scheme of the page
 * that asks: what an open line could forge must not reach what a closed one protects.
 */
export function isShopOrigin(origin: string, domains: readonly string[], scheme: string): boolean {
  const [, protocol, hostname = ''] = originPattern.exec(origin) ?? [];
  return (
    protocol === scheme && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}
