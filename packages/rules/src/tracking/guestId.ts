/** A random UUID of version 4; `crypto.randomUUID` is missing where a page is not encrypted. */
export function guestIdFrom(random: Uint8Array): string {
  const bytes = [...random.slice(0, 16)];
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
