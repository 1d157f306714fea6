import { lostCalls } from './createFakeWidget';

const returnable = {
  lines: [
    { id: 1, quantity: 1, variants: [] },
    { id: 2, quantity: 2, variants: [{ id: 9, title: 'Moss' }] },
  ],
};

/** A code is always sent, and what can go back is known; what else self-service asks for is lost or stays on its way, as the scene wants it. */
export function answerCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const url = String(address);
    if (!url.includes('/ssp/')) return fetch(address, init);
    if (url.startsWith(lostCalls)) return Promise.reject(new TypeError('Failed to fetch'));
    if (url.includes('/returnable?')) return Promise.resolve(Response.json(returnable));
    return /send-code|challenge/.test(url) ? Promise.resolve(Response.json({})) : new Promise(() => {});
  };
}
