import { lostCalls } from './createFakeWidget';

/** A code is always sent; what else self-service asks for is lost or stays on its way, as the scene wants it. */
export function answerCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const url = String(address);
    if (!url.includes('/ssp/')) return fetch(address, init);
    if (url.startsWith(lostCalls)) return Promise.reject(new TypeError('Failed to fetch'));
    return /send-code|challenge/.test(url) ? Promise.resolve(Response.json({})) : new Promise(() => {});
  };
}
