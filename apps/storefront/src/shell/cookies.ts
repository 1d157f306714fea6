/** Every cookie of the shop is for the server alone, and stays at home when another site posts here. */
export function cookieText(name: string, value: string, keptForSeconds: number, isSecure: boolean): string {
  const maxAge = value === '' ? 0 : keptForSeconds;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function cookieValue(header: string | undefined, name: string): string {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
