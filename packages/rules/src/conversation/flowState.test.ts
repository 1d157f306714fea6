import type { Message } from '@shopbell/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceChatFlow, advanceWaitTime, type ChatFlowStage, chatFlowStages } from './chatFlow';
import {
  type FlowEvent,
  type FlowState,
  hasSubmittedField,
  latestLiveChatMessage,
  reduceFlow,
} from './flowState';
import { initialFlow } from './initialFlow';
import { stagesOfWait, type WaitChoice } from './waiting';
import { type WaitTimeStep, waitTimeSteps } from './waitTimeSteps';

const after = (...events: FlowEvent[]): FlowState => events.reduce(reduceFlow, initialFlow);
const product = { entrySource: 'launcher', pageType: 'product', url: 'https://shop.example/mug' };
const cart = { entrySource: 'api', pageType: 'cart', url: 'https://shop.example/cart' };

const message = (id: number, isBot: boolean | null): Message => ({
  id,
  conversationId: 'c' as Message['conversationId'],
  messageId: String(id) as Message['messageId'],
  clientInstanceId: '',
  createdDatetime: '2026-11-15T10:00:00.000Z',
  fromAgent: isBot !== null,
  content: { type: 'text', text: 'Hello' },
  senderInfo: isBot === null ? null : { name: 'Ada', avatarURL: null, isBot },
});

describe('the state of a conversation', () => {
  it('[CNV-02] [CNV-03] [CNV-04] [CNV-05] [CNV-07] begins with every key at rest', () => {
    expect(initialFlow).toEqual({
      stage: 'INITIAL',
      latestLiveChatMessage: null,
      isFieldCaptureSubmitted: false,
      hasFailed: {
        articleRecommendation: false,
        flowRecommendation: false,
        automatedResponse: false,
        offlineCapture: false,
        reportIssue: false,
      },
      messageSeenDate: null,
      agentTyping: 'off',
      conversationStartContext: null,
      isSendingFile: false,
      waitTimeFlowStep: 'INITIAL',
      waitTimeMessageIds: [],
      currentWaitTimeSeconds: null,
      historyStatus: 'init',
    });
  });

  it('[CNV-02] knows the newest message of a person, on either side, and that a field was submitted', () => {
    expect(latestLiveChatMessage([message(1, false), message(2, true)])?.id).toBe(1);
    expect(latestLiveChatMessage([message(1, false), message(2, null), message(3, true)])?.id).toBe(2);
    expect(latestLiveChatMessage([message(1, true)])).toBeNull();
    const asked = { ...message(2, true), content: { type: 'field-capture-form' as const, text: 'Size?' } };
    const filled = { ...message(3, null), content: { ...asked.content, text: 'M', capturedValue: 'M' } };
    expect([[asked], [asked, message(3, null)], [asked, filled]].map(hasSubmittedField)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('[CNV-05] keeps the wait time and which messages told it, each once', () => {
    const told = after(
      { type: 'wait-time-told', seconds: 120, messageId: 'a' },
      { type: 'wait-time-told', seconds: 90, messageId: 'a' },
      { type: 'wait-time-told', seconds: 60, messageId: 'b' },
    );
    expect(told).toMatchObject({ currentWaitTimeSeconds: 60, waitTimeMessageIds: ['a', 'b'] });
  });

  it('[CNV-12] keeps where the conversation began, and a second message does not change it', () => {
    const state = after({ type: 'begun', context: product }, { type: 'begun', context: cart });
    expect(state.conversationStartContext).toEqual(product);
  });

  it('is the same object where an event changes nothing', () => {
    const state = after({ type: 'seen', at: '2026-11-15T10:00:00.000Z' });
    expect(reduceFlow(state, { type: 'seen', at: '2026-11-15T09:00:00.000Z' })).toBe(state);
    expect(reduceFlow(state, { type: 'stage-reached', stage: 'ACTION_SELECTED' })).toBe(state);
  });
});

describe('stages', () => {
  it('[MSG-41] are six, walked in order to either end', () => {
    expect(chatFlowStages).toHaveLength(6);
    const walk = chatFlowStages.slice(1, 4).map((stage) => ({ type: 'stage-reached' as const, stage }));
    for (const stage of ['FINISHED_LIVE_CHAT', 'FINISHED_OFFLINE_CAPTURE'] as const)
      expect(after(...walk, { type: 'stage-reached', stage }).stage).toBe(stage);
  });

  it.each<[string, [WaitTimeStep | null, WaitChoice][], ChatFlowStage]>([
    ['has just written', [[null, null]], 'FIRST_MESSAGE_SENT'],
    ['waits', [['WAITING', null]], 'FIRST_MESSAGE_SENT'],
    ['is asked whether to go on', [['LONG_WAIT_PROMPT', null]], 'NEXT_ACTIONS_PROMPT_DISPLAYED'],
    ['goes on waiting', [['WAITING', 130_000]], 'ACTION_SELECTED'],
    [
      'goes on waiting and is answered',
      [
        ['LONG_WAIT_PROMPT', null],
        ['WAITING', 130_000],
        ['DONE', null],
      ],
      'FINISHED_LIVE_CHAT',
    ],
    ['wants the answer by mail', [['CHANNEL_SELECTED', 'email']], 'FINISHED_OFFLINE_CAPTURE'],
    [
      'is answered before anything was asked',
      [
        ['WAITING', null],
        ['DONE', null],
      ],
      'FIRST_MESSAGE_SENT',
    ],
  ])('[MSG-41] [MSG-43] of a shopper who %s', (_, waits, stage) => {
    const stages = waits.flatMap(([step, choice]) => stagesOfWait(step, choice));
    expect(after(...stages.map((each) => ({ type: 'stage-reached' as const, stage: each }))).stage).toBe(
      stage,
    );
  });

  it('[MSG-43] take only the steps that are named; every other move is ignored', () => {
    const moves = chatFlowStages.flatMap((from) =>
      chatFlowStages.filter((to) => to !== from && advanceChatFlow(from, to) === to).map((to) => [from, to]),
    );
    expect(moves).toEqual([
      ['INITIAL', 'FIRST_MESSAGE_SENT'],
      ['FIRST_MESSAGE_SENT', 'NEXT_ACTIONS_PROMPT_DISPLAYED'],
      ['NEXT_ACTIONS_PROMPT_DISPLAYED', 'ACTION_SELECTED'],
      ['ACTION_SELECTED', 'FINISHED_LIVE_CHAT'],
      ['ACTION_SELECTED', 'FINISHED_OFFLINE_CAPTURE'],
    ]);
  });

  it('[CNV-08] of waiting begin with INITIAL', () => {
    expect([initialFlow.waitTimeFlowStep, waitTimeSteps[0]]).toEqual(['INITIAL', 'INITIAL']);
  });

  it.each<[string, WaitTimeStep[]]>([
    ['waits on', ['WAITING', 'LONG_WAIT_PROMPT', 'WAITING', 'DONE']],
    ['chooses another channel', ['WAITING', 'LONG_WAIT_PROMPT', 'CHANNEL_SELECTED', 'DONE']],
  ])('[CNV-09] of waiting: the shopper %s', (_, steps) => {
    let step: WaitTimeStep = 'INITIAL';
    for (const next of steps) {
      step = advanceWaitTime(step, next);
      expect(step).toBe(next);
    }
    expect(advanceWaitTime('INITIAL', 'CHANNEL_SELECTED')).toBe('INITIAL');
  });
});

const flow = fc.constantFrom(
  'articleRecommendation' as const,
  'flowRecommendation' as const,
  'automatedResponse' as const,
  'offlineCapture' as const,
  'reportIssue' as const,
);
const instant = fc.nat(10_000).map((ms) => new Date(ms).toISOString());
const anyEvent: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.record({ type: fc.constant('stage-reached' as const), stage: fc.constantFrom(...chatFlowStages) }),
  fc.record({ type: fc.constant('begun' as const), context: fc.constantFrom(product, cart) }),
  fc.record({ type: fc.constantFrom('flow-sent' as const, 'flow-failed' as const), flow }),
  fc.record({ type: fc.constant('seen' as const), at: instant }),
  fc.record({ type: fc.constant('file-sending' as const), isSending: fc.boolean() }),
  fc.record({ type: fc.constant('wait-step-reached' as const), step: fc.constantFrom(...waitTimeSteps) }),
);

describe('the laws', () => {
  it('hold whatever happens: no stage goes back, one flag per failure, said once, never unseen', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state = initialFlow;
        for (const event of events) {
          const next = reduceFlow(state, event);
          expect(chatFlowStages.indexOf(next.stage)).toBeGreaterThanOrEqual(
            chatFlowStages.indexOf(state.stage),
          );
          expect((next.messageSeenDate ?? '') >= (state.messageSeenDate ?? '')).toBe(true);
          if (state.conversationStartContext)
            expect(next.conversationStartContext).toBe(state.conversationStartContext);
          const flags = Object.entries(next.hasFailed).filter(
            ([name, failed]) => failed !== state.hasFailed[name as keyof FlowState['hasFailed']],
          );
          expect(flags.map(([name]) => name)).toEqual(
            flags.length > 0 && 'flow' in event ? [event.flow] : [],
          );
          state = next;
        }
      }),
    );
  });
});
