import { expect, it } from 'vitest';
import type { Environment } from '../environment';
import type { ClientProblem } from '../problems';
import { createCartAnswer } from './cartAnswer';

const open = (readStore: NonNullable<Environment['readStore']>) => {
  const sent: object[] = [];
  const problems: ClientProblem[] = [];
  const answer = createCartAnswer({
    environment: { readStore } as Environment,
    send: (frame) => sent.push(frame) > 0,
    onProblem: (problem) => problems.push(problem),
  });
  return { answer, sent, problems };
};

it('[SOC-37] asked for the cart, the page reads it from the shop and sends it', async () => {
  const cart = { items: [], total_price: 0 };
  const { answer, sent } = open(async () => ({ cart, domain: 'fern.myshopify.com' }));
  await answer();
  expect(sent).toEqual([
    {
      type: 'shopify-cart',
      payload: { cart, shop: { myshopify_domain: 'fern.myshopify.com' }, customer: { token: null } },
    },
  ]);
});

it('[LOG-01] a shop that does not answer is reported once and breaks nothing', async () => {
  const { answer, sent, problems } = open(async () => {
    throw new Error('Status 500');
  });
  await answer();
  await answer();
  expect(sent).toEqual([]);
  expect(problems).toEqual([{ code: 'STORE_CALL_FAILED', info: { error: 'Error: Status 500' } }]);
});
