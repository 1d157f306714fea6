const slugMax = 80;

/** A title as a part of an address: letters of every script and digits, with lines between the words. */
export function slugOf(title: string): string {
  const words = title
    .slice(0, 4 * slugMax)
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  const slug = [...(words ?? []).join('-')].slice(0, slugMax).join('').replace(/-$/, '');
  return slug === '' ? 'article' : slug;
}
