import { expect, it } from 'vitest';
import { withRequest } from './withRequest';

const selfServiceFlow = { kind: 'RETURN' as const, orderId: 7, orderName: '#1007', lineItems: [] };
const said = { type: 'text', text: 'Return order #1007' } as const;

it('[SSP-22] words that ask for something about an order say so; others, and such as are gone, do not', () => {
  const request = { kind: 'RETURN', orderName: '#1007' };
  expect(withRequest({ content: said, metadata: { selfServiceFlow } })).toEqual({
    ...said,
    metadata: { request },
  });
  expect(withRequest({ content: said, metadata: {} })).toEqual(said);
  expect(withRequest({ content: said })).toEqual(said);
  const gone = { ...said, text: '' };
  expect(withRequest({ content: gone, metadata: { selfServiceFlow } })).toEqual(gone);
});
