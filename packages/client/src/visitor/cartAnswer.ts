import type { Environment } from '../environment';
import type { OnProblem } from '../problems';

export interface CartAnswerOptions {
  readonly environment: Environment;
  readonly send: (frame: object) => boolean;
  readonly onProblem: OnProblem;
}

/** The server asks for the cart by a `shopify-cart` without one (SOC-37). A shop that does not say it is heard of once. */
export function createCartAnswer({ environment, send, onProblem }: CartAnswerOptions) {
  let hasFailed = false;
  return async (): Promise<void> => {
    try {
      const store = await environment.readStore?.();
      if (!store) return;
      send({
        type: 'shopify-cart',
        payload: { cart: store.cart, shop: { myshopify_domain: store.domain }, customer: { token: null } },
      });
    } catch (error) {
      if (!hasFailed) onProblem({ code: 'STORE_CALL_FAILED', info: { error: String(error) } });
      hasFailed = true;
    }
  };
}
