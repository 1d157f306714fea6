import type { Page, Request } from '@playwright/test';
import { customer, orders } from '../../apps/widget/src/gallery/orders';

export const code = '123456';
export const accessToken = 'orders-of-hazel';

interface Answer {
  readonly status?: number;
  readonly json: unknown;
}

export const refusal = (status: number, word: string): Answer => ({
  status,
  json: { error: { code: word, message: word } },
});

/** The calls of self-service, answered in their shapes as a shop with one customer would. */
export async function standInOrders(page: Page, own: Readonly<Record<string, Answer>> = {}) {
  const asked: { readonly path: string; readonly request: Request }[] = [];
  const changed = new Map(Object.entries(own));
  await page.route(/\/ssp\//, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname.replace(/.*\/ssp/, '');
    asked.push({ path, request });
    const answer = changed.get(path) ?? usual(path, url.searchParams, request.postDataJSON());
    const { status = 200, json } = answer;
    await route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
  });
  return {
    asked,
    paths: () => asked.map(({ path }) => path),
    answer: (path: string, answer: Answer) => changed.set(path, answer),
    asUsual: (path: string) => changed.delete(path),
  };
}

function usual(path: string, query: URLSearchParams, body: Record<string, unknown> | null): Answer {
  const access = { json: { accessToken, customer } };
  switch (path) {
    case '/login/send-code':
    case '/identity-verification/otp/challenge':
      return { json: {} };
    case '/login/verify-code':
      return query.get('verificationCode') === code ? access : refusal(403, 'incorrect-code');
    case '/identity-verification/otp/validate':
      return body?.code === code ? { json: { idToken: 'proof' } } : refusal(403, 'incorrect-code');
    case '/identity-verification/shopify-session':
      return refusal(401, 'unauthorized');
    case '/identity-verification/shopify-customer-id':
      return { json: { customerId: String(customer.id) } };
    case '/identity-verification/access-token':
      return access;
    case '/orders':
      return query.get('accessToken') === accessToken
        ? { json: { customer, orders } }
        : refusal(401, 'unauthorized');
    case '/flows/track-order':
      return {
        json: { order: orders.find(({ id }) => id === (body?.order as { id?: number } | undefined)?.id) },
      };
    case '/flows/loop-returns/generate-deep-link':
      return { json: { url: 'https://returns.example/hazel' } };
    default:
      return { json: { transactions: [] } };
  }
}
