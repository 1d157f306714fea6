import type { FlowStep, FlowStepKind } from '@shopbell/protocol';
import { anyText } from './build';

/** What each kind of step is called, in the order in which they are offered. */
export const stepNames: Readonly<Record<FlowStepKind, string>> = {
  message: 'Message',
  choice: 'Choices',
  question: 'Question',
  'sign-in': 'Sign-in',
  'order-selection': 'Choose an order',
  'line-item-selection': 'Choose items of the order',
  'order-action': 'Change an order',
  condition: 'Condition',
  article: 'Article',
  'http-request': 'HTTP request',
  tag: 'Tag',
  delay: 'Wait',
  jump: 'Go to',
  'sub-flow': 'Another flow',
  assistant: 'Assistant',
  handover: 'Hand over to the team',
  end: 'End',
};

export const stepKinds = Object.keys(stepNames) as readonly FlowStepKind[];

/** A step as it is added: it says nothing yet, and leads where the one before it led. */
export function newStep(kind: FlowStepKind, id: string, next: string | null): FlowStep {
  switch (kind) {
    case 'message':
      return { id, kind, text: '', link: null, next };
    case 'choice':
      return { id, kind, text: '', saveAs: null, choices: [{ label: '', next }] };
    case 'question':
      return { id, kind, text: '', answer: anyText, saveAs: id.replaceAll('-', '_'), wrong: '', next };
    case 'order-selection':
      return { id, kind, text: 'Which order is it about?', next, none: null };
    case 'condition': {
      const first = { variable: 'order_state', operator: 'equals', value: '', next: null } as const;
      return { id, kind, cases: [first], otherwise: next };
    }
    case 'http-request':
      return {
        ...{
          id,
          kind,
          method: 'GET',
          url: 'https://',
          headers: [],
          body: '',
          outputs: [],
          next,
          failed: null,
        },
      };
    case 'order-action':
      return { id, kind, text: 'Cancel order {{order_name}}?', action: 'cancel', next, otherwise: null };
    case 'article':
      return { id, kind, title: '', url: '', next };
    case 'tag':
      return { id, kind, tags: ['flow'], next };
    case 'delay':
      return { id, kind, seconds: 2, next };
    case 'sub-flow':
      return { id, kind, flowId: '', next };
    case 'jump':
      return { id, kind, next };
    case 'sign-in':
      return { id, kind, text: 'To see your orders, please sign in.', next };
    case 'line-item-selection':
      return { id, kind, text: 'What is it about?', next };
    default:
      return { id, kind, text: '' };
  }
}
