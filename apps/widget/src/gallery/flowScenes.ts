import type { FlowDeed, FlowExecution, FlowMessage, FlowPrompt } from '@shopbell/protocol';
import type { Scene } from './Scene';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const said = (id: number, text: string, more: Partial<FlowMessage> = {}): FlowMessage => ({
  ...{ id: String(id), fromShopper: false, text, ...more },
});
const answered = (id: number, text: string) => said(id, text, { fromShopper: true });
const article = said(3, '', {
  link: { label: 'When refunds arrive', url: '/help/gallery/en-US/refunds' },
  article: {
    preview: 'We refund within five working days of your parcel reaching our studio, the way you have paid.',
  },
});
const choice: FlowPrompt = {
  ...{ kind: 'choice', stepId: 'choice' },
  choices: ['It has arrived broken', 'I would like another size', 'Something else'],
};
const confirmation = (deed: Partial<FlowDeed>): FlowPrompt => ({
  ...{ kind: 'confirmation', stepId: 'yes' },
  deed: {
    ...{ kind: 'cancel', orderName: '#1007', orderTotal: '', items: [], instead: [], address: [] },
    ...deed,
  },
});
const asked = [said(1, 'What would you like to do?'), answered(2, 'Send something back')];
const items = ['1 × Fern linen throw, Sage', '2 × Pebble mug'];

/** What the server answers, by the flow that a scene begins. */
export const flowsInGallery: Readonly<Record<string, Partial<FlowExecution>>> = {
  choice: { messages: [...asked, article], prompt: choice, canGoBack: true },
  long: {
    messages: [said(1, `${longWord} ${longWord}`), answered(2, longWord)],
    prompt: { kind: 'choice', stepId: 'choice', choices: [longWord, `${longWord} ${longWord}`] },
  },
  question: {
    messages: [said(1, 'Where can we reach you?')],
    prompt: {
      ...{ kind: 'question', stepId: 'email', wrong: '' },
      answer: { type: 'text', pattern: 'email', minLength: 1, maxLength: 200 },
    },
  },
  cancel: { messages: asked, prompt: confirmation({ items, orderTotal: '$124.89' }), canGoBack: true },
  address: {
    messages: asked,
    prompt: confirmation({
      kind: 'address',
      address: ['Hazel Fern', '12 Alder Lane', 'Portland, OR 97201', 'United States'],
    }),
  },
  exchange: {
    messages: asked,
    prompt: confirmation({
      kind: 'return',
      items: items.slice(0, 1),
      instead: ['1 × Fern linen throw, Oat'],
    }),
  },
  working: { messages: asked, prompt: { kind: 'working', stepId: 'working' }, status: 'working' },
  ended: { messages: [...asked, said(3, 'That is done. Have a good day!')], status: 'ended' },
  'handed-over': { messages: asked, status: 'handed-over' },
};

const flow = (flowId: keyof typeof flowsInGallery, scene: Scene = {}): Scene => ({
  ...{ path: '/flow', isCaptured: true },
  ...scene,
  parameters: { flowId, flowLabel: 'Return or exchange', ...scene.parameters },
});

/** A flow as a shopper goes through it. */
export const flowScenes = {
  'flow/choice': flow('choice'),
  'flow/preview': flow('choice', { parameters: { preview: 'yes' } }),
  'flow/long': flow('long'),
  'flow/question': flow('question'),
  'flow/cancel': flow('cancel'),
  'flow/address': flow('address'),
  'flow/exchange': flow('exchange'),
  'flow/working': flow('working'),
  'flow/ended': flow('ended'),
  'flow/handed-over': flow('handed-over'),
  'flow/lost': flow('choice', { areCallsLost: true }),
} as const satisfies Record<string, Scene>;
