/** Where to go after the sign-in. Only our own screens: an address in a link must not lead elsewhere. */
export function returnPath(wanted: unknown): string | undefined {
  return typeof wanted === 'string' && /^\/(account|team|inbox(\/[\w-]{1,64})?)$/.test(wanted)
    ? wanted
    : undefined;
}
