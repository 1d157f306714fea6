import { type Message, type MessageContent, storageKey } from '@shopbell/protocol';
import { contentExamples } from '../content/examples';
import { give, say, settings } from './fixtures';
import type { Scene } from './Scene';

const assistantName = 'Fern & Loom';
const spoken = (message: Message): Message => ({
  ...message,
  senderInfo: { name: assistantName, avatarURL: null, isBot: true, helpdeskBot: 'ai_agent_bot' },
});
const signal = (id: number, name: string): Message => ({
  ...spoken(give(id, assistantName, { type: 'text', text: '', metadata: { signal: name } }, id)),
  kind: 'signal',
});
const withAssistant = {
  settings: {
    automation: { ...settings.automation, aiAgent: { ...settings.automation.aiAgent, enabled: true } },
  },
} as const satisfies Scene;

const question = say(1, 'shopper', 'Can I send the slippers back if they do not fit?', 0);
const answer = spoken(give(2, assistantName, contentExamples.answer, 1));
/** A day after it was handed over the next question is a new one. */
const later = (message: Message): Message => ({
  ...message,
  createdDatetime: new Date(Date.parse(message.createdDatetime) + 10 * 60 * 60_000).toISOString(),
});
const flowLabel = 'Which slipper size fits me best, and what can I do if it does not?';
const words = (text: string) => spoken(say(2, assistantName, text, 1));
const proposal = [
  say(1, 'shopper', 'Please cancel my order', 0),
  spoken(give(2, assistantName, contentExamples.proposal, 1)),
];
const wish = say(1, 'shopper', 'The mug should go back, and the rest elsewhere', 0);
const proposing = (content: MessageContent) => [wish, spoken(give(2, assistantName, content, 1))];
const expired = {
  ...contentExamples.proposal,
  metadata: { ...contentExamples.proposal.metadata, expiresDatetime: '2026-01-01T00:00:00.000Z' },
};
const signedIn = {
  [storageKey(1, 'order-access')]: JSON.stringify({
    accessToken: 'gallery',
    customer: { id: 1, first_name: 'Hazel', email: 'hazel@fern-and-loom.shop', phone: null },
    expiresAtMs: Date.now() + 1_000_000,
  }),
};

export const assistantScenes = {
  'assistant/fresh': { ...withAssistant },
  'assistant/writing': {
    ...withAssistant,
    messages: [question],
    visitor: { isOtherSideTyping: true, agentTyping: 'permanently' },
  },
  'assistant/answer': {
    ...withAssistant,
    messages: [question, answer, signal(3, 'wait_for_customer_response')],
  },
  'assistant/flow': {
    ...withAssistant,
    messages: [
      question,
      spoken(
        give(
          2,
          assistantName,
          {
            ...{ type: 'text', text: flowLabel },
            metadata: {
              ai_agent_message_type: 'ai_agent_response_relevant_true',
              sources: [{ kind: 'flow', flowId: 'slippers', label: flowLabel }],
            },
          },
          1,
        ),
      ),
      signal(3, 'wait_for_customer_response'),
    ],
  },
  'assistant/sign-in': {
    ...withAssistant,
    messages: [
      question,
      words('Please sign in so that we can look at your orders.'),
      signal(3, 'request_customer_authentication'),
    ],
  },
  'assistant/at-sign-in': {
    path: '/auth',
    settings: {
      ...settings,
      ...withAssistant.settings,
      selfService: { ...settings.selfService, enabled: true },
    },
    messages: [question, signal(2, 'request_customer_authentication')],
  },
  'assistant/survey': {
    ...withAssistant,
    messages: [
      question,
      words('Please sign in so that we can look at your orders.'),
      signal(3, 'authentication_survey'),
    ],
  },
  'assistant/close': {
    ...withAssistant,
    messages: [
      question,
      words('Has this answered your question?'),
      signal(3, 'wait_for_close_ticket_confirmation'),
    ],
  },
  'assistant/handed-over': {
    ...withAssistant,
    messages: [question, signal(2, 'handover_to_agent'), words('We have passed you on to our team.')].map(
      later,
    ),
  },
  'assistant/proposal': { ...withAssistant, messages: proposal },
  'assistant/proposal-address': { ...withAssistant, messages: proposing(contentExamples.proposedAddress) },
  'assistant/proposal-return': { ...withAssistant, messages: proposing(contentExamples.proposedReturn) },
  'assistant/proposal-form': { ...withAssistant, messages: proposing(contentExamples.proposedForm) },
  'assistant/proposal-working': {
    ...withAssistant,
    messages: proposal,
    stored: signedIn,
    press: ['aiAgentDoIt'],
  },
  'assistant/proposal-offline': {
    ...withAssistant,
    messages: proposal,
    ...{ stored: signedIn, isCaptured: true, areCallsLost: true },
    press: ['aiAgentDoIt'],
  },
  'assistant/proposal-refused': {
    ...withAssistant,
    messages: proposing(contentExamples.proposedReturn),
    ...{ stored: signedIn, isCaptured: true },
    press: ['aiAgentDoIt'],
  },
  'assistant/proposal-signed-out': { ...withAssistant, messages: proposal, press: ['aiAgentDoIt'] },
  'assistant/proposal-declined': { ...withAssistant, messages: proposal, press: ['aiAgentNotNow'] },
  'assistant/proposal-expired': {
    ...withAssistant,
    messages: [question, spoken(give(2, assistantName, expired, 1))],
  },
  'assistant/proposal-done': {
    ...withAssistant,
    messages: [
      ...proposal,
      give(
        3,
        assistantName,
        {
          ...{ type: 'order-action', text: 'Order #1042 has been canceled.' },
          metadata: { kind: 'cancel', orderName: '#1042', state: 'done', by: 'shopper' },
        },
        2,
      ),
    ],
  },
} as const satisfies Record<string, Scene>;
