/**
 * A chat with configured domains answers only pages of those domains, their subdomains and its own host; one
 * without answers everyone.
 */
export function isOriginAllowed(
  app: { readonly domains: readonly string[] },
  origin: string | undefined,
  ownHost: string | undefined,
): boolean {
  if (app.domains.length === 0) return true;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return (
    host === ownHost || app.domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}
