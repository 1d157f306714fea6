import { shopHeader } from '@shopbell/protocol';
import { problemCodeOf } from './problemCodeOf';
import { shownShop } from './shownShop';

/** The browser's own, with the name of the shop that this tab shows. Every call of the console goes through here. */
export async function namedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (shownShop.id !== null) headers.set(shopHeader, String(shownShop.id));
  const response = await fetch(input, { ...init, headers });
  if (response.status === 409 && (await isOtherShop(response.clone()))) shownShop.onOther();
  return response;
}

async function isOtherShop(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return problemCodeOf(response.status, body) === 'other-shop';
}
