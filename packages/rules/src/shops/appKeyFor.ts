const lengthMax = 40;

/** The key of a shop's first chat, from the shop's name: Käthe's Töpferei → kathes-topferei. `turn` counts tries. */
export function appKeyFor(shopName: string, turn = 1): string {
  const words = shopName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, lengthMax)
    .replaceAll(/^-|-$/g, '');
  // A key is never a number, or it could be taken for an app id.
  const key = words === '' || /^\d+$/.test(words) ? ['shop', words].filter(Boolean).join('-') : words;
  return turn === 1 ? key : `${key}-${turn}`;
}
