import { createStore, emptyVisitor, type FlowOutcome } from '@shopbell/client/visitor';
import { type FlowEvent, initialFlow, reduceFlow } from '@shopbell/rules/conversation';
import { expect, it } from 'vitest';
import type { Widget } from '../../app/Widget';
import type { ChatClient } from '../../client';
import { captureOffline } from './captureOffline';

const capture = { name: 'Ada', email: 'ada@shop.example', message: 'Do you ship?' };

/** A widget whose server answers with these, one after the other. */
function open(...outcomes: FlowOutcome[]) {
  let flow = initialFlow;
  const sent: string[] = [];
  const client = {
    store: createStore({ ...emptyVisitor, isConnected: true }),
    connect() {},
    setEmail() {},
    metadata: () => ({}),
    async sendFlow(type: string) {
      sent.push(type);
      return outcomes.shift();
    },
    dispatch(event: FlowEvent) {
      flow = reduceFlow(flow, event);
    },
  } as unknown as ChatClient;
  const widget = { client: { run: async (action: (client: ChatClient) => unknown) => action(client) } };
  return { widget: widget as unknown as Widget, sent, stage: () => flow.stage };
}

const failed: FlowOutcome = { kind: 'failed', because: 'refused', messageId: '1' };
const confirmed: FlowOutcome = { kind: 'confirmed', payload: {} };

it('[MSG-41] what is left for later ends the conversation for now, once the server has it', async () => {
  const { widget, sent, stage } = open(failed, confirmed, confirmed);
  expect(await captureOffline(widget, capture)).toBe(false);
  expect(stage()).toBe('INITIAL');
  expect(await captureOffline(widget, capture)).toBe(true);
  expect(stage()).toBe('FINISHED_OFFLINE_CAPTURE');
  await captureOffline(widget, { ...capture, message: 'And to Norway?' });
  expect(sent).toEqual([
    'pending-offline-capture-init',
    'pending-offline-capture-init',
    'pending-offline-capture-additional-message',
  ]);
});
