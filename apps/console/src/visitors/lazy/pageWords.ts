/** An address as people speak of it: without what every page of the shop shares. */
export function pageWords(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  return pathname === '/' ? hostname : decode(pathname.replace(/\/$/, ''));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
