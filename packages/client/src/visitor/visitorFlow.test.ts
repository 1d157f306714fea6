import type { ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import type { ClientProblem } from '../problems';
import {
  createFakeEnvironment,
  createFakeMessage,
  type FakeEnvironmentOptions,
  memoryStorage,
} from '../testing';
import { createVisitorClient } from './createVisitorClient';
import type { VisitorClientOptions } from './VisitorClient';

const startMs = Date.UTC(2026, 10, 15, 10);
const hello = { type: 'text', text: 'Hello' } as const;

/** A connected page of chat 7 with nothing said yet. */
async function openPage(
  options: FakeEnvironmentOptions & Partial<VisitorClientOptions> & { isAway?: boolean } = {},
) {
  const environment = createFakeEnvironment({ startMs, ...options });
  const storage = memoryStorage();
  const problems: ClientProblem[] = [];
  const client = createVisitorClient({
    appId: 7,
    baseUrl: 'https://chat.example',
    language: 'en',
    storage,
    onProblem: (problem) => problems.push(problem),
    ...options,
    environment,
  });
  client.connect();
  await environment.settle();
  if (!options.isAway) {
    environment.socket.accept();
    environment.socket.deliver({
      type: 'history',
      payload: { conversationId: 'conversation-1', messages: [], hasMore: false },
    });
  }
  const sent = (type: string) => environment.socket.sentOf(type);
  const deliver = (frame: object) => environment.socket.deliver(frame as ServerFrame);
  return { environment, storage, client, problems, sent, deliver, state: client.store.get };
}

const answer = (id: number) => ({
  type: 'conversation-message',
  messageId: String(id),
  payload: createFakeMessage(id),
});
const nack = (messageId: string | undefined) => ({
  type: 'nack-message',
  messageId,
  payload: { code: 'internal', reason: '', retryable: false, retryAfterMs: 0 },
});

describe('on connect', () => {
  it('[CON-07] [SOC-03] a captured email is told again, and nothing if none is known', async () => {
    const { environment, client, sent } = await openPage();
    expect(sent('email-captured')).toEqual([]);
    client.setEmail('ada@shop.example');
    expect(sent('email-captured')).toMatchObject([{ payload: { email: 'ada@shop.example' } }]);
    environment.socket.drop();
    await environment.advance(0);
    environment.socket.accept();
    expect(environment.socket.sent.map(({ type }) => type).slice(0, 2)).toEqual([
      'email-captured',
      'synchronize-recent-messages',
    ]);
  });

  it.each([
    ['in the middle', 0.5, 2500],
    ['at the latest', 1 - Number.EPSILON, 4999],
  ])(
    '[CON-10] [SOC-17] [LIM-10] chat-is-active follows after a random time below 5 s: %s',
    async (_, random, afterMs) => {
      const { environment, sent } = await openPage({ random: () => random });
      await environment.advance(afterMs - 1);
      expect(sent('chat-is-active')).toEqual([]);
      await environment.advance(1);
      expect(sent('chat-is-active')).toEqual([
        { type: 'chat-is-active', payload: { lastActiveDateTime: new Date(startMs).toISOString() } },
      ]);
    },
  );

  it('chat-is-active is not said on a connection that is gone', async () => {
    const { environment } = await openPage({ random: () => 0.99 });
    const [first] = environment.sockets;
    first?.drop();
    await environment.advance(4999);
    expect(first?.sentOf('chat-is-active')).toEqual([]);
  });
});

it('[SOC-34] an email that the server confirms, or heard in another tab, is known here too', async () => {
  const { client, storage, deliver, state } = await openPage();
  expect(state().email).toBeNull();
  deliver({ type: 'email-captured', payload: { email: 'ada@shop.example' } });
  expect(state().email).toBe('ada@shop.example');
  expect(storage.read('gorgias-chat-7-captured-email')).toBe('ada@shop.example');
  client.logout();
  expect(state().email).toBeNull();
});

it('[ROL-02] a name goes with the email it was given for, also on the next connection, and with no other', async () => {
  const { environment, client, sent, deliver } = await openPage();
  client.setEmail('ada@shop.example', 'Ada Lovelace');
  environment.socket.drop();
  await environment.advance(0);
  environment.socket.accept();
  deliver({ type: 'email-captured', payload: { email: 'ben@shop.example' } });
  environment.socket.drop();
  await environment.advance(0);
  environment.socket.accept();
  const told = environment.sockets.flatMap((socket) => socket.sentOf('email-captured'));
  expect(told.map(({ payload }) => payload)).toEqual([
    { email: 'ada@shop.example', name: 'Ada Lovelace' },
    { email: 'ada@shop.example', name: 'Ada Lovelace' },
    { email: 'ben@shop.example' },
  ]);
  expect(sent('email-captured')).toHaveLength(1);
});

describe('an email that cannot be sent', () => {
  it('[MSG-33] [LIM-25] is tried two more times, 2 s apart', async () => {
    const { environment, client, sent, deliver } = await openPage();
    client.setEmail('ada@shop.example');
    for (const tries of [2, 3]) {
      deliver(nack(sent('email-captured').at(-1)?.messageId));
      await environment.advance(1999);
      expect(sent('email-captured')).toHaveLength(tries - 1);
      await environment.advance(1);
      expect(sent('email-captured')).toHaveLength(tries);
    }
    deliver(nack(sent('email-captured').at(-1)?.messageId));
    await environment.advance(20_000);
    expect(sent('email-captured')).toHaveLength(3);
  });
});

describe('every send', () => {
  it('[MSG-26] [MSG-27] [STO-12] records when it was and whether chat was online', async () => {
    let isOnline = true;
    const { environment, client, storage } = await openPage({ isChatOnline: () => isOnline });
    const recorded = () =>
      ['time', 'online'].map((name) => storage.read(`gorgias-chat-7-last-pending-${name}`));
    expect(recorded()).toEqual([null, null]);
    client.send(hello);
    expect(recorded()).toEqual([String(startMs), 'true']);
    isOnline = false;
    await environment.advance(10);
    client.send(hello);
    expect(recorded()).toEqual([String(startMs + 10), 'false']);
  });

  it('[CNV-12] tells where the conversation began, once', async () => {
    let url = 'https://shop.example/mug';
    const startContext = () => ({ entrySource: 'launcher', pageType: 'product', url });
    const { client, state } = await openPage({ startContext });
    expect(state().flow.conversationStartContext).toBeNull();
    client.send(hello);
    url = 'https://shop.example/cart';
    client.send(hello);
    expect(state().flow.conversationStartContext?.url).toBe('https://shop.example/mug');
    expect(state().flow.stage).toBe('FIRST_MESSAGE_SENT');
  });

  it('[D11] is refused when 200 messages wait, and the oldest is not dropped', async () => {
    const { client, state } = await openPage({ isAway: true });
    const ids = Array.from({ length: 201 }, () => client.send(hello));
    expect([ids[0], ids[199], ids[200]]).toEqual([expect.any(String), expect.any(String), null]);
    expect(state().conversation.outbox[0]?.message.messageId).toBe(ids[0]);
  });

  it('[FIL-05] of a file is known while it runs, also with two, whether it ends well or not', async () => {
    const { client, state } = await openPage();
    let fail = (_: Error) => {};
    const one = client.trackFile(Promise.resolve());
    const two = client.trackFile(
      new Promise((_, failed) => {
        fail = failed;
      }),
    );
    await one;
    expect(state().flow.isSendingFile).toBe(true);
    fail(new Error('too large'));
    await expect(two).rejects.toThrow('too large');
    expect(state().flow.isSendingFile).toBe(false);
  });
});

it('[CNV-02] the newest message of a person and a submitted field are known from what was said, also by a page that comes later', async () => {
  const { deliver, state } = await openPage();
  expect(state().flow).toMatchObject({ latestLiveChatMessage: null, isFieldCaptureSubmitted: false });
  const content = { type: 'field-capture-form', text: 'M', capturedValue: 'M' } as const;
  const payload = createFakeMessage(1, { fromAgent: false, content });
  deliver({ type: 'conversation-message', messageId: '1', payload });
  expect(state().flow).toMatchObject({ latestLiveChatMessage: payload, isFieldCaptureSubmitted: true });
});

describe('what the shopper has seen', () => {
  it('[SOC-19] [CNV-04] is told when it is seen, with the time of the newest answer, and not before or twice', async () => {
    const { client, deliver, sent, state } = await openPage();
    deliver(answer(1));
    deliver(answer(2));
    expect(sent('message-seen')).toEqual([]);
    client.markSeen();
    client.markSeen();
    const messageSeenDate = createFakeMessage(2).createdDatetime;
    expect(sent('message-seen')).toEqual([{ type: 'message-seen', payload: { messageSeenDate } }]);
    expect(state()).toMatchObject({ unread: 0, flow: { messageSeenDate } });
  });

  it('[SOC-19] is told with the next connection if there is none', async () => {
    const { environment, client, deliver } = await openPage();
    deliver(answer(1));
    environment.socket.drop();
    client.markSeen();
    await environment.advance(0);
    environment.socket.accept();
    expect(environment.socket.sentOf('message-seen')).toHaveLength(1);
  });

  it('[MSG-36] rises with each new answer while nobody looks', async () => {
    const { deliver, state } = await openPage();
    const seen = [state().unread];
    for (const id of [1, 1, 2]) {
      deliver(answer(id));
      seen.push(state().unread);
    }
    expect(seen).toEqual([0, 1, 1, 2]);
  });
});

describe('a flow that has something to say', () => {
  it.each([
    ['[MSG-28]', 'pending-offline-capture-init', 'offlineCapture'],
    ['[MSG-29]', 'pending-report-issue-flow-unsuccessful', 'reportIssue'],
    ['[MSG-30]', 'pending-article-recommendation-flow-unsuccessful', 'articleRecommendation'],
    ['[MSG-31]', 'pending-workflow-recommendation-flow-unsuccessful', 'flowRecommendation'],
    ['[CNV-03]', 'automated-response-event', 'automatedResponse'],
  ] as const)('%s and fails with %s raises its own flag only', async (_, type, flag) => {
    const { client, deliver, sent, state } = await openPage();
    const outcome = client.sendFlow(type, {});
    deliver(nack(sent(type)[0]?.messageId));
    await outcome;
    const raised = Object.entries(state().flow.hasFailed).filter(([, hasFailed]) => hasFailed);
    expect(raised).toEqual([[flag, true]]);
  });

  it('[MSG-32] runs the callback of the flow that failed, once', async () => {
    const { client, deliver, sent, environment } = await openPage();
    const failed: string[] = [];
    const type = 'pending-workflow-recommendation-flow-unsuccessful';
    const one = client.sendFlow(type, { flow: 1 }, { onFailed: () => failed.push('one') });
    const two = client.sendFlow(type, { flow: 2 }, { onFailed: () => failed.push('two') });
    deliver(nack(sent(type)[1]?.messageId));
    deliver(nack(sent(type)[1]?.messageId));
    expect(await two).toMatchObject({ kind: 'failed', because: 'refused' });
    expect(failed).toEqual(['two']);
    environment.socket.drop();
    expect(await one).toMatchObject({ kind: 'failed', because: 'connection-lost' });
    expect(failed).toEqual(['two', 'one']);
  });

  it.each([
    'article-recommendation-flow-unsuccessful',
    'workflow-recommendation-flow-unsuccessful',
    'report-issue-flow-unsuccessful',
    'live-chat-init',
  ] as const)('[SOC-30] [SOC-31] is confirmed by %s', async (type) => {
    const { client, deliver, state } = await openPage();
    const outcome = client.sendFlow(`pending-${type}`, {});
    deliver({ type, payload: { ok: true } });
    expect(await outcome).toEqual({ kind: 'confirmed', payload: { ok: true } });
    expect(Object.values(state().flow.hasFailed)).not.toContain(true);
  });

  it.each([
    ['pending-offline-capture-init', 'contact-form-init'],
    ['pending-offline-capture-additional-message', 'contact-form-additional-message'],
  ] as const)('[SOC-33] %s is confirmed by %s too, and nobody wonders', async (pending, type) => {
    const { client, deliver, problems } = await openPage();
    const outcome = client.sendFlow(pending, {});
    deliver({ type, payload: {} });
    expect(await outcome).toEqual({ kind: 'confirmed', payload: {} });
    expect(problems).toEqual([]);
  });

  it('[CON-16] raises WS_NACK_MESSAGE_OFFLINE_CAPTURE_INIT when the server refuses the start', async () => {
    const { client, deliver, sent, problems } = await openPage();
    const outcome = client.sendFlow('pending-offline-capture-init', {});
    deliver(nack(sent('pending-offline-capture-init')[0]?.messageId));
    await outcome;
    expect(problems.map(({ code }) => code)).toEqual(['WS_NACK_MESSAGE_OFFLINE_CAPTURE_INIT']);
  });

  it('[CON-17] raises OFFLINE_CAPTURE_FLOW_ERROR when a step of it fails', async () => {
    const { client, problems, environment } = await openPage();
    environment.socket.drop();
    await client.sendFlow('pending-offline-capture-additional-message', {});
    expect(problems.map(({ code }) => code)).toEqual(['OFFLINE_CAPTURE_FLOW_ERROR']);
  });
});

describe('a frame that nobody knows', () => {
  it('[SOC-42] is told, and the next one is heard; one that the app knows is not', async () => {
    const known: string[] = [];
    const own: string[] = [];
    const onFrame = ({ type }: { type: string }, isKnown: boolean) => {
      if (isKnown) own.push(type);
      return type === 'agents-status-update' && known.push(type) > 0;
    };
    const { deliver, problems, state } = await openPage({ onFrame });
    deliver({ type: 'foo', payload: {} });
    deliver({ type: 'acknowledged', payload: { type: 'page-viewed' } });
    deliver({ type: 'agents-status-update', payload: {} });
    deliver(answer(1));
    expect(problems).toEqual([{ code: 'UNKNOWN_FRAME', info: { type: 'foo' } }]);
    expect([known, state().unread]).toEqual([['agents-status-update'], 1]);
    expect(own.slice(-2)).toEqual(['acknowledged', 'conversation-message']);
  });
});
