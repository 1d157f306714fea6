/** Where to go after signing in: only a path of this shop, whatever the address says. */
export function ownPath(value: string, otherwise: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : otherwise;
}
