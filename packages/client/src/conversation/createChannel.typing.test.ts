import type { ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createFakeEnvironment, createFakeMessage } from '../testing';
import { createChannel } from './createChannel';

function channelOf(typing: 'typing-activity-shopper' | 'typing-activity-agent') {
  const environment = createFakeEnvironment();
  const sent: object[] = [];
  const scope = typing === 'typing-activity-agent' ? { conversationId: 'conversation-1' } : {};
  const send = (frame: object) => sent.push(frame) > 0;
  const channel = createChannel({ environment, clientInstanceId: 'tab-1', scope, typing, send });
  return { environment, channel, sent, isTyping: () => channel.store.get().isOtherSideTyping };
}

const agentTypes: ServerFrame = {
  type: 'typing-activity-agent',
  payload: { conversationId: 'conversation-1' },
};
const message = (fromAgent: boolean): ServerFrame => ({
  type: 'conversation-message',
  messageId: '1',
  payload: createFakeMessage(1, { fromAgent }),
});

describe('the other side', () => {
  it('[SOC-25] types when the server says so', () => {
    const { channel, isTyping } = channelOf('typing-activity-shopper');
    expect(isTyping()).toBe(false);
    channel.receive(agentTypes);
    expect(isTyping()).toBe(true);
  });

  it('[MSG-34] [LIM-09] is still typing after 3999 ms and no longer after 4000', async () => {
    const { environment, channel, isTyping } = channelOf('typing-activity-shopper');
    channel.receive(agentTypes);
    await environment.advance(3999);
    expect(isTyping()).toBe(true);
    await environment.advance(1);
    expect(isTyping()).toBe(false);
  });

  it('[MSG-35] [MSG-51] is still typing after 10 s if it types permanently, until its reply or 55 s', async () => {
    const { environment, channel, isTyping } = channelOf('typing-activity-shopper');
    const permanently = {
      ...agentTypes,
      payload: { ...agentTypes.payload, isPermanent: true },
    } as ServerFrame;
    channel.receive(permanently);
    await environment.advance(10_000);
    expect(isTyping()).toBe(true);
    expect(channel.store.get().agentTyping).toBe('permanently');
    channel.receive(message(true));
    expect(isTyping()).toBe(false);
    channel.receive(permanently);
    channel.receive({ type: 'flow-handover', payload: {} });
    expect(isTyping()).toBe(false);
    channel.receive(permanently);
    await environment.advance(54_999);
    expect(isTyping()).toBe(true);
    await environment.advance(1);
    expect(isTyping()).toBe(false);
  });

  it('types on when it says so again', async () => {
    const { environment, channel, isTyping } = channelOf('typing-activity-shopper');
    channel.receive(agentTypes);
    await environment.advance(2000);
    channel.receive(agentTypes);
    await environment.advance(3999);
    expect(isTyping()).toBe(true);
    await environment.advance(1);
    expect(isTyping()).toBe(false);
  });

  it.each([
    ['typing-activity-shopper', true, false],
    ['typing-activity-shopper', false, true],
    ['typing-activity-agent', false, false],
    ['typing-activity-agent', true, true],
  ] as const)(
    'of %s has finished with its own message (fromAgent %s: still typing %s)',
    (side, fromAgent, still) => {
      const { channel, isTyping } = channelOf(side);
      channel.receive(agentTypes);
      channel.receive(message(fromAgent));
      expect(isTyping()).toBe(still);
    },
  );
});

describe('our own typing', () => {
  it('[MSG-45] is told at most once in 2 s', async () => {
    const { environment, channel, sent } = channelOf('typing-activity-shopper');
    for (let key = 0; key < 10; key += 1) channel.type();
    await environment.advance(1999);
    channel.type();
    expect(sent).toHaveLength(1);
    await environment.advance(1);
    channel.type();
    expect(sent).toHaveLength(2);
  });

  it('[SOC-18] of a shopper is typing-activity-shopper', () => {
    const { channel, sent } = channelOf('typing-activity-shopper');
    channel.type();
    expect(sent).toEqual([{ type: 'typing-activity-shopper', payload: {} }]);
  });

  it('of an agent names the conversation', () => {
    const { channel, sent } = channelOf('typing-activity-agent');
    channel.type();
    expect(sent).toEqual([{ type: 'typing-activity-agent', payload: { conversationId: 'conversation-1' } }]);
  });
});
