import fastify, { type LightMyRequestResponse } from 'fastify';
import { type StorefrontOptions, storefront } from '../storefront';

export const snippet = '<script async src="/w/demo.js"></script>';

/** A shopper with a browser's memory for cookies, and no port. */
export function visitShop(options: Partial<StorefrontOptions> = {}) {
  const app = fastify();
  app.register(storefront, { snippet, ...options });
  return visitorOf(app);
}

/** Two people in the same shop. */
export function visitTogether(options: Partial<StorefrontOptions> = {}) {
  const app = fastify();
  app.register(storefront, { snippet, ...options });
  return [visitorOf(app), visitorOf(app)] as const;
}

function visitorOf(app: ReturnType<typeof fastify>) {
  const cookies = new Map<string, string>();

  function remember(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });

  async function submit(
    url: string,
    payload: string,
    contentType = 'application/x-www-form-urlencoded',
    more: Record<string, string> = {},
  ) {
    const sent = { ...headers(), 'content-type': contentType, ...more };
    return remember(await app.inject({ method: 'POST', url, payload, headers: sent }));
  }

  return {
    cookies,
    open: async (url: string, more: Record<string, string> = {}) =>
      remember(await app.inject({ url, headers: { ...headers(), ...more } })),
    postJson: async (url: string, payload: object) =>
      remember(await app.inject({ method: 'POST', url, payload, headers: headers() })),
    send: (method: 'POST' | 'PUT', url: string, payload: object, more: Record<string, string>) =>
      app.inject({ method, url, payload, headers: more }),
    postForm: async (url: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
      submit(url, new URLSearchParams(fields).toString(), undefined, more),
    postRaw: async (url: string, contentType: string, payload: string) => submit(url, payload, contentType),
  };
}
