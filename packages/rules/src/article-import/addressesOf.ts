type Addresses = { readonly addresses: readonly string[] } | { readonly problem: string };

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** The pages that a sitemap names, each once, in their order. */
export function addressesOf(xml: string, max: number): Addresses {
  if (xml.includes('<sitemapindex'))
    return { problem: 'is a list of sitemaps: open one of those that it names, and choose that file' };
  if (!xml.includes('<urlset')) return { problem: 'is no sitemap: it has no <urlset>' };
  const found = new Set<string>();
  for (let at = xml.indexOf('<loc>'); at !== -1; at = xml.indexOf('<loc>', at + 1)) {
    const end = xml.indexOf('</loc>', at);
    if (end === -1) break;
    const address = plainOf(xml.slice(at + '<loc>'.length, end));
    if (/^https?:\/\/\S+$/i.test(address)) found.add(address);
    if (found.size > max) return { problem: `names more than ${max} pages: choose a part of them` };
  }
  return found.size === 0 ? { problem: 'names no pages' } : { addresses: [...found] };
}

const plainOf = (written: string): string =>
  written
    .replace('<![CDATA[', '')
    .replace(']]>', '')
    .trim()
    .replace(/&[a-z]{2,4};/g, (entity) => entities[entity] ?? entity);
