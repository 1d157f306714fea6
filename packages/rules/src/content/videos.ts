export type Video =
  | { readonly provider: 'youtube' | 'vimeo' | 'wistia' | 'loom'; readonly id: string }
  | { readonly provider: 'file'; readonly url: string };

const patterns: readonly [host: RegExp, path: RegExp, provider: 'youtube' | 'vimeo' | 'wistia' | 'loom'][] = [
  [/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/, /^\/(?:embed|shorts|live)\/([\w-]{6,20})/, 'youtube'],
  [/^youtu\.be$/, /^\/([\w-]{6,20})/, 'youtube'],
  [/^(?:www\.|player\.)?vimeo\.com$/, /^\/(?:video\/|channels\/\w+\/)?(\d{4,15})/, 'vimeo'],
  [
    /^(?:[\w-]+\.)?(?:wistia\.(?:com|net)|wi\.st)$/,
    /^\/(?:medias|embed\/(?:iframe|medias))\/(\w{6,20})/,
    'wistia',
  ],
  [/^(?:www\.)?loom\.com$/, /^\/(?:share|embed)\/([\da-f]{16,40})/, 'loom'],
];

/** Which player an address needs; null for what none of ours plays. */
export function videoAt(address: string): Video | null {
  const parts = /^https?:\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(address);
  if (!parts) return null;
  const [, host = '', path = '', query = ''] = parts;
  if (/\.(?:mp4|webm)$/i.test(path)) return { provider: 'file', url: address };
  const watched = /(?:^|&)v=([\w-]{6,20})(?:&|$)/.exec(query)?.[1];
  if (watched && path === '/watch' && patterns[0]?.[0].test(host.toLowerCase()))
    return { provider: 'youtube', id: watched };
  for (const [hostPattern, pathPattern, provider] of patterns) {
    const id = hostPattern.test(host.toLowerCase()) ? pathPattern.exec(path)?.[1] : undefined;
    if (id !== undefined) return { provider, id };
  }
  return null;
}
