import { expect, it, vi } from 'vitest';
import type { Widget } from '../app/Widget';
import { assistant } from './feature';

vi.mock('../chunks/loadChunk', () => ({ loadChunk: () => new Promise(() => {}) }));

/** A page on which nothing more ever loads. */
const widgetOf = (aiAgent: object | null, lastMessage: string | null) =>
  ({
    launcher: { appId: 1 },
    storage: { read: () => lastMessage },
    details: {
      get: () => (aiAgent ? { settings: { automation: { aiAgent } } } : null),
      subscribe: () => () => {},
    },
  }) as unknown as Widget;
const entry = { aiAgentMessageType: 'entry_customer_message', isAiAgentConversation: true };

it.each([
  ['the settings have not come', null, null, {}],
  ['the shop has none', { enabled: false }, null, {}],
  ['it is silenced', { enabled: true, isSilenced: true }, null, {}],
  ['it is the first message', { enabled: true }, null, entry],
  ['something was asked just now', { enabled: true }, String(Date.now()), {}],
])('[AI-03] before its chunk has come a message is marked: %s', (_, aiAgent, lastMessage, expected) => {
  expect(assistant.start?.(widgetOf(aiAgent, lastMessage))?.facts?.()).toEqual(expected);
});
