import fastify, { type LightMyRequestResponse } from 'fastify';
import { storefront } from '../storefront';

export const snippet = '<script async src="/w/demo.js"></script>';

/** A shopper with a browser's memory for cookies, and no port. */
export function visitShop() {
  const app = fastify();
  app.register(storefront, { snippet });
  const cookies = new Map<string, string>();

  function remember(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return response;
  }

  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });

  return {
    cookies,
    open: async (url: string) => remember(await app.inject({ url, headers: headers() })),
    postJson: async (url: string, payload: object) =>
      remember(await app.inject({ method: 'POST', url, payload, headers: headers() })),
    postForm: async (url: string, fields: Record<string, string>) =>
      submit(url, new URLSearchParams(fields).toString()),
    postRaw: async (url: string, contentType: string, payload: string) => submit(url, payload, contentType),
  };

  async function submit(url: string, payload: string, contentType = 'application/x-www-form-urlencoded') {
    const sent = { ...headers(), 'content-type': contentType };
    return remember(await app.inject({ method: 'POST', url, payload, headers: sent }));
  }
}
