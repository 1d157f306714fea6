/**
 * Whose host would hear that this address is asked for; null where nobody but us does: our own files, and what is whole in
 * its address.
 */
export function foreignHost(address: string, page: string = location.href): string | null {
  if (!URL.canParse(address, page)) return null;
  const { origin, host } = new URL(address, page);
  return host === '' || origin === new URL(page).origin ? null : host;
}
