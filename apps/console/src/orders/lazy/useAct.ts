import type { OrderActionAnswer, OrderWish } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { answerWith } from '../../http/answerWith';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';

const answer = answerWith<OrderActionAnswer>('state', 'because');

/** Does something with an order in the shop's own system; under one key for as long as it is the same wish. */
export function useAct(conversationId: string, orderId: number, onDone: () => void) {
  const queryClient = useQueryClient();
  const click = useRef({ wish: '', key: '' });
  const { mutate, isPending, data, error } = useMutation({
    async mutationFn(wish: OrderWish) {
      const written = JSON.stringify(wish);
      if (click.current.wish !== written) click.current = { wish: written, key: crypto.randomUUID() };
      const { key } = click.current;
      const path = `conversations/${conversationId}/orders/${orderId}/actions`;
      return sendJson('POST', path, { key, wish }, answer);
    },
    async onSuccess({ state }) {
      await queryClient.invalidateQueries({ queryKey: ['orders', conversationId] });
      if (state === 'done') onDone();
    },
  });
  return { act: mutate, isBusy: isPending, problem: error ? problemText(error) : data ? whyNot(data) : null };
}

const refusals = {
  shipped: 'It has been shipped meanwhile.',
  cancelled: 'It has been cancelled meanwhile.',
  'too-late': 'The time in which your shop cancels orders is over.',
  'not-shipped': 'It has not been shipped as a whole yet.',
  returned: 'There is less to go back meanwhile.',
  'sold-out': 'What should come instead is not to be had at the same price.',
  changed: 'It has changed meanwhile.',
  policy: 'Your shop does not let this be done at once.',
  declined: 'The shop’s own system declined. Look after it there.',
} as const;

function whyNot({ state, because }: OrderActionAnswer): string | null {
  if (state === 'done') return null;
  if (state === 'refused' && because) return refusals[because];
  return state === 'intended'
    ? 'The shop’s own system takes its time. What becomes of it will stand in the conversation.'
    : 'Nobody knows what became of it. Look at the order in the shop’s own system.';
}
