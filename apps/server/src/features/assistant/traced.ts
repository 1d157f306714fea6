import type { Looked, Tools } from './Engine';

/** The same tools, of which somebody is told how each was used. */
export function traced(tools: Tools, note: (looked: Looked) => void): Tools {
  type Found = readonly unknown[] | 'needs-sign-in' | 'unavailable';

  async function noted<Answer extends Found>(
    name: Looked['name'],
    asked: string,
    find: () => Promise<Answer>,
  ): Promise<Answer> {
    const beganAt = performance.now();
    const tell = (found: Looked['found']) =>
      note({ name, asked, found, ms: Math.round(performance.now() - beganAt) });
    try {
      const found = await find();
      tell(typeof found === 'string' ? found : found.length);
      return found;
    } catch (error) {
      tell('failed');
      throw error;
    }
  }

  return {
    articles: (query, where) => noted(where ?? 'articles', query, () => tools.articles(query, where)),
    flows: (query) => noted('flows', query, () => tools.flows(query)),
    orders: () => noted('orders', '', () => tools.orders()),
    returnable: (orderId) => noted('returnable', String(orderId), () => tools.returnable(orderId)),
    products: (query) => noted('products', query, () => tools.products(query)),
  };
}
