import type { FlowExecution } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { initialRunning, reduceFlowScreen } from '.';
import { initialFlowScreen } from './flowScreen';

describe('the page', () => {
  const execution: FlowExecution = {
    ...{ flow: { flowId: 'f', flowLabel: 'Returns' }, executionId: 'e', accessToken: 't', canGoBack: true },
    ...{ previewMode: false, messages: [], status: 'waiting', prompt: null, revision: 1 },
  };

  it('[FLW-01] begins with the six keys of a flow', () => {
    expect(Object.keys(initialFlowScreen)).toEqual([
      ...['flow', 'executionId', 'accessToken', 'canGoBack', 'previewMode', 'messages'],
    ]);
  });

  it('[FLW-04] shows an answer at once, until the server has it or has refused it', () => {
    const there = reduceFlowScreen(initialRunning, { type: 'arrived', execution });
    const said = reduceFlowScreen(there, { type: 'answered', text: 'Blue' });
    expect(said.state.messages).toMatchObject([{ text: 'Blue', fromShopper: true }]);
    expect(said.isBusy).toBe(true);
    const messages = [{ id: 'm1', fromShopper: true, text: 'Blue' }];
    const arrived = reduceFlowScreen(said, {
      type: 'arrived',
      execution: { ...execution, revision: 2, messages },
    });
    expect(arrived.state.messages).toEqual(messages);
    expect(reduceFlowScreen(said, { type: 'refused', problem: 'wrong' })).toMatchObject({
      ...{ problem: 'wrong', isBusy: false, state: { messages: [] } },
    });
    expect(reduceFlowScreen(arrived, { type: 'arrived', execution }).state.messages).toEqual(messages);
  });
});
