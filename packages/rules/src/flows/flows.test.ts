import type { FlowContent, FlowStep, OrderWish } from '@shopbell/protocol';
import { fieldProblems, flowContent } from '@shopbell/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { advance, back, begin, type FlowInput, type FlowState, fillIn, promptOf, validateFlow } from '.';
import { dayIn } from './dayIn';
import { isTrue } from './isTrue';
import { judgeAnswer } from './judgeAnswer';

const nowMs = Date.UTC(2026, 10, 17, 12);
const flowOf = (...steps: object[]): FlowContent =>
  flowContent.parse({ name: 'Returns', language: 'en-US', start: (steps[0] as FlowStep).id, steps });
const libraryOf = (flows: Record<string, FlowContent>) => (id: string) => flows[id] ?? null;

const end = { id: 'end', kind: 'end', text: 'Bye' };
const long = flowOf(
  { id: 'hello', kind: 'message', text: 'Hello {{name|there}}', next: 'what' },
  {
    ...{ id: 'what', kind: 'choice', text: 'What is it?', saveAs: 'topic' },
    choices: [
      { label: 'A return', next: 'size' },
      { label: 'Something else', next: 'person' },
    ],
  },
  {
    id: 'size',
    kind: 'question',
    text: 'Which size?',
    answer: { type: 'number', min: 1, max: 60 },
    saveAs: 'size',
    next: 'who',
  },
  { id: 'who', kind: 'sign-in', text: 'Who are you?', next: 'order' },
  { id: 'order', kind: 'order-selection', text: 'Which order?', next: 'items', none: 'person' },
  { id: 'items', kind: 'line-item-selection', text: 'Which of it?', next: 'ask' },
  {
    ...{ id: 'ask', kind: 'http-request', method: 'GET', url: 'https://stock.test/{{size}}' },
    ...{ outputs: [{ path: 'left', saveAs: 'left' }], next: 'left', failed: 'person' },
  },
  {
    ...{ id: 'left', kind: 'condition', otherwise: 'person' },
    cases: [{ variable: 'left', operator: 'greater', value: '3', next: 'wait' }],
  },
  { id: 'wait', kind: 'delay', seconds: 2, next: 'mark' },
  { id: 'mark', kind: 'tag', tags: ['return'], next: 'read' },
  { id: 'read', kind: 'article', title: 'How to pack', url: 'https://shop.test/pack', next: 'cancel' },
  {
    id: 'cancel',
    kind: 'order-action',
    text: 'Cancel {{order_name}}?',
    action: 'cancel',
    next: 'over',
    otherwise: 'person',
  },
  { id: 'over', kind: 'jump', next: 'inner' },
  { id: 'inner', kind: 'sub-flow', flowId: 'thanks', next: 'end' },
  end,
  { id: 'person', kind: 'handover', text: 'A person will answer.' },
);
const thanks = flowOf(
  { id: 'a', kind: 'message', text: 'Thanks', next: 'b' },
  { id: 'b', kind: 'end', text: '' },
);
const library = libraryOf({ long, thanks });

function play(inputs: readonly FlowInput[], at = nowMs) {
  let all = begin(library, 'long', {}, at);
  for (const input of inputs) all = advance(library, all.state, input, at);
  return all;
}
const signedIn: FlowInput = { kind: 'signed-in', shown: 'Anna', facts: { customer_name: 'Anna' } };
const order: FlowInput = { kind: 'order', shown: '#1001', facts: { order_id: '7', order_name: '#1001' } };
const items: FlowInput = { kind: 'items', shown: 'Throw', facts: { items: 'Throw' } };
const toItems: readonly FlowInput[] = [
  { kind: 'choice', choice: 0 },
  { kind: 'text', value: '42' },
  signedIn,
  order,
  items,
];

describe('a flow', () => {
  it('goes through every kind of step to its end, waiting where it must', () => {
    let { state, effects } = play(toItems);
    expect(effects).toMatchObject([{ kind: 'http-request', stepId: 'ask' }]);
    expect(state.status).toBe('working');
    expect(promptOf(library, state, nowMs)?.kind).toBe('working');
    ({ state } = advance(library, state, { kind: 'done', isGood: true, facts: { left: '4' } }, nowMs));
    expect(promptOf(library, state, nowMs)).toMatchObject({ kind: 'delay', seconds: 2 });
    const early = advance(library, state, { kind: 'passed' }, nowMs + 1999);
    expect(early.state).toBe(state);
    ({ state } = advance(library, state, { kind: 'passed' }, nowMs + 2000));
    expect(promptOf(library, state, nowMs)?.kind).toBe('confirmation');
    expect(state.tags).toEqual(['return']);
    ({ state, effects } = advance(
      library,
      state,
      { kind: 'confirmation', isYes: true, shown: 'Yes' },
      nowMs,
    ));
    expect(effects).toEqual([
      { kind: 'order-action', stepId: 'cancel', action: 'cancel', orderId: '7', wish: { kind: 'cancel' } },
    ]);
    ({ state } = advance(library, state, { kind: 'done', isGood: true, facts: {} }, nowMs));
    expect(state.status).toBe('ended');
    expect(state.messages.map(({ text }) => text)).toEqual([
      ...['Hello there', 'What is it?', 'A return', 'Which size?', '42', 'Who are you?', 'Anna'],
      ...['Which order?', '#1001', 'Which of it?', 'Throw', '', 'Cancel #1001?', 'Yes', 'Thanks', 'Bye'],
    ]);
    expect(promptOf(library, state, nowMs)).toBeNull();
  });

  it('asks what is wanted of an order, shows exactly that, and does it after a yes', () => {
    const step = { kind: 'order-action', text: 'Where to?', next: 'end', otherwise: 'person' };
    const flow = flowOf(
      { id: 'order', kind: 'order-selection', text: 'Which?', next: 'do', none: 'person' },
      { ...step, id: 'do', action: 'return' },
      ...[end, { id: 'person', kind: 'handover', text: '' }],
    );
    const own = libraryOf({ flow });
    const go = (state: FlowState, input: FlowInput) => advance(own, state, input, nowMs);
    const chosen = go(begin(own, 'flow', {}, nowMs).state, order).state;
    const waits = { kind: 'order-wish', stepId: 'do', action: 'return', orderId: '7' };
    expect(promptOf(own, chosen, nowMs)).toEqual(waits);
    const wish: OrderWish = { kind: 'return', items: [{ id: 1, quantity: 2, variantId: 9 }] };
    const wished = { wish, items: ['2 × Throw'], instead: ['2 × Throw, Moss'] };
    const yes: FlowInput = { kind: 'confirmation', isYes: true, shown: 'Yes' };
    const want: Extract<FlowInput, { kind: 'order-wish' }> = {
      kind: 'order-wish',
      wished,
      shown: '2 × Throw → Moss',
      facts: {},
    };
    // Nobody says yes to what they have not seen, nor wants what is not asked for.
    expect(go(chosen, yes).state).toBe(chosen);
    expect(go(chosen, { ...want, wished: { ...wished, wish: { kind: 'cancel' } } }).isWrong).toBe(true);

    const asked = go(chosen, want);
    expect(asked.effects).toEqual([]);
    expect(promptOf(own, asked.state, nowMs)).toEqual({
      ...{ kind: 'confirmation', stepId: 'do' },
      deed: {
        ...{ kind: 'return', orderName: '#1001', orderTotal: '', address: [] },
        ...{ items: wished.items, instead: wished.instead },
      },
    });
    expect(go(asked.state, want).state).toBe(asked.state);
    const done = go(asked.state, yes);
    expect(done.effects).toEqual([
      { kind: 'order-action', stepId: 'do', action: 'return', orderId: '7', wish },
    ]);
    expect(go(done.state, { kind: 'done', isGood: true, facts: {} }).state.status).toBe('ended');

    const again = back(own, asked.state, nowMs).state;
    expect(promptOf(own, again, nowMs)).toEqual(waits);
    expect([again.answers, again.messages]).toEqual([chosen.answers, chosen.messages]);
    const no = go(asked.state, { kind: 'confirmation', isYes: false, shown: 'No' }).state;
    expect([no.status, no.effect]).toEqual(['handed-over', null]);
    const cannot = go(chosen, { ...want, wished: null, shown: '', facts: { action_state: 'refused' } }).state;
    expect([cannot.status, cannot.variables.action_state]).toEqual(['handed-over', 'refused']);
  });

  it('shows an article of the help center with its first words, and a page elsewhere as a link', () => {
    const page = { id: 'a', kind: 'article', title: 'Care', url: '/help/care', next: 'end' };
    const known = { ...page, articleId: '6a0f5b0e-7d4c-4b65-9a59-0f6f4f0f9f10', preview: 'Wash cold.' };
    const said = (step: object) => begin(libraryOf({ flow: flowOf(step, end) }), 'flow', {}, nowMs).shown[0];
    const link = { label: 'Care', url: '/help/care' };
    expect(said(page)).toEqual({ id: 'm1', fromShopper: false, text: '', link });
    expect(said(known)).toMatchObject({ link, article: { preview: 'Wash cold.' } });
    expect(said({ ...known, url: 'javascript:alert(1)' })).not.toHaveProperty('article');
  });

  it('hands over with a reason where it fails, is told so, or leads nowhere', () => {
    const failed = advance(library, play(toItems).state, { kind: 'done', isGood: false, facts: {} }, nowMs);
    expect(failed.state).toMatchObject({ status: 'handed-over', because: 'wanted' });
    const none = play([...toItems.slice(0, 3), { kind: 'order', shown: '', facts: null }]);
    expect(none.state.because).toBe('wanted');
    const ends = (steps: object[], more: Record<string, FlowContent> = {}) => {
      const flow = flowOf(...steps);
      return begin(libraryOf({ flow, ...more }), 'flow', {}, nowMs).state.because;
    };
    expect(ends([{ id: 'a', kind: 'jump', next: null }])).toBe('dangling');
    expect(ends([{ id: 'a', kind: 'jump', next: 'nobody' }])).toBe('dangling');
    expect(ends([{ id: 'a', kind: 'jump', next: 'a' }])).toBe('circles');
    expect(ends([{ id: 'a', kind: 'assistant', text: '' }])).toBe('assistant');
    expect(ends([{ id: 'a', kind: 'sub-flow', flowId: 'gone', next: 'a' }])).toBe('flow-gone');
    const again = flowOf(
      { id: 'a', kind: 'sub-flow', flowId: 'again', next: 'b' },
      { id: 'b', kind: 'end', text: '' },
    );
    expect(begin(libraryOf({ again }), 'again', {}, nowMs).state.because).toBe('too-deep');
    const newer = { ...long, start: 'x', steps: [{ id: 'x', kind: 'hologram' } as unknown as FlowStep] };
    expect(begin(libraryOf({ newer }), 'newer', {}, nowMs).state.because).toBe('unsupported-step');
    expect(begin(libraryOf({}), 'none', {}, nowMs).state.because).toBe('flow-gone');
  });

  it('takes only what is waited for', () => {
    const { state } = play([]);
    for (const input of [{ kind: 'text', value: 'x' }, { kind: 'passed' }, signedIn, order, items] as const)
      expect(advance(library, state, input, nowMs).state).toBe(state);
    expect(advance(library, state, { kind: 'choice', choice: 9 }, nowMs)).toMatchObject({
      isWrong: true,
      state,
    });
    const done = { kind: 'done', isGood: true, facts: {} } as const;
    expect(advance(library, state, done, nowMs).state).toBe(state);
    const asked = play([{ kind: 'choice', choice: 0 }]);
    expect(advance(library, asked.state, { kind: 'text', value: '61' }, nowMs)).toMatchObject({
      isWrong: true,
    });
    const over = play([{ kind: 'choice', choice: 1 }]).state;
    expect(advance(library, over, { kind: 'choice', choice: 1 }, nowMs).state).toBe(over);
  });

  it('goes back to the question before as it was, and not behind what was done', () => {
    const first = play([]);
    expect(back(library, first.state, nowMs).state).toBe(first.state);
    const second = play([{ kind: 'choice', choice: 0 }]);
    const returned = back(library, second.state, nowMs).state;
    expect({ ...returned, silent: [] }).toEqual({ ...first.state, silent: [] });
    const done = advance(
      library,
      play(toItems).state,
      { kind: 'done', isGood: true, facts: { left: '9' } },
      nowMs,
    );
    expect(done.state.past).toEqual([]);
  });

  it('goes back to the same place when the first of many messages are not kept any more, and without the files that were taken back', () => {
    const answer = { type: 'file' };
    const round = flowOf(
      { id: 'hello', kind: 'message', text: 'Hello', next: 'what' },
      { id: 'what', kind: 'choice', text: 'Again?', choices: [{ label: 'Yes', next: 'show' }] },
      { id: 'show', kind: 'question', text: 'Show it.', answer, saveAs: 'picture', next: 'hello' },
    );
    const own = libraryOf({ round });
    const picture = { name: 'a.png', url: 'https://x.test/a.png', size: 1, contentType: 'image/png' };
    const go = (state: FlowState, input: FlowInput) => advance(own, state, input, nowMs).state;
    let before = begin(own, 'round', {}, nowMs).state;
    for (let rounds = 0; rounds < 110; rounds += 1) {
      const asked = go(before, { kind: 'choice', choice: 0 });
      const shown = go(asked, { kind: 'files', files: [picture] });
      for (const [earlier, later] of [[before, asked] as const, [asked, shown] as const]) {
        const returned = back(own, later, nowMs).state;
        const kept = earlier.messages.slice(-returned.messages.length);
        expect(returned.messages.map(({ id, text }) => [id, text])).toEqual(
          kept.map(({ id, text }) => [id, text]),
        );
        expect(returned).toMatchObject({ files: earlier.files, frames: earlier.frames });
      }
      before = shown;
    }
    expect(before.messages).toHaveLength(500);
  });

  it('calls the same flow twice without taking that for a circle', () => {
    const twice = flowOf(
      { id: 'one', kind: 'sub-flow', flowId: 'thanks', next: 'two' },
      { id: 'two', kind: 'sub-flow', flowId: 'thanks', next: 'end' },
      end,
    );
    const flows = libraryOf({ twice, thanks });
    expect(begin(flows, 'twice', {}, nowMs).state).toMatchObject({ status: 'ended' });
    expect(validateFlow(twice, flows, null)).toEqual([]);
  });
});

it('an answer fits its rule or not', () => {
  const text = { type: 'text', pattern: 'any', minLength: 1, maxLength: 5 } as const;
  const number = { type: 'number', min: 0, max: 10, isWhole: true } as const;
  const cases: [Parameters<typeof judgeAnswer>[0], string, string | null][] = [
    [text, ' abc ', 'abc'],
    [text, '', null],
    [text, 'abcdef', null],
    [{ ...text, pattern: 'email', maxLength: 99 }, 'a@b.co', 'a@b.co'],
    [{ ...text, pattern: 'email', maxLength: 99 }, 'a@b', null],
    [{ ...text, pattern: 'phone', maxLength: 99 }, '+1 (555) 010-0000', '+1 (555) 010-0000'],
    [{ ...text, pattern: 'phone', maxLength: 99 }, '------', null],
    [{ ...text, pattern: 'order-number' }, '#1001', '#1001'],
    [{ ...text, pattern: 'digits' }, '12a', null],
    [{ ...text, pattern: 'own', expression: '[A-Z]-\\d+' }, 'A-17', 'A-17'],
    [{ ...text, pattern: 'own', expression: '[A-Z]-\\d+' }, 'A-1x', null],
    [{ ...text, pattern: 'own', maxLength: 999, expression: '(a+)+$' }, `${'a'.repeat(500)}!`, null],
    // Saved by something that did not look at it: nothing fits, and nothing breaks.
    [{ ...text, pattern: 'own', expression: '(' }, 'abc', null],
    [{ ...number, isWhole: false }, '2,5', '2.5'],
    [number, '2.5', null],
    [number, '11', null],
    [number, '1e1', null],
    [{ type: 'date', when: 'any' }, '2026-02-30', null],
    [{ type: 'date', when: 'past' }, '2026-11-19', null],
    [{ type: 'date', when: 'future' }, '2026-11-14', null],
    [{ type: 'date', when: 'future' }, '2026-11-17', '2026-11-17'],
    [{ type: 'file' }, 'x', null],
  ];
  for (const [rule, typed, kept] of cases)
    expect([typed, judgeAnswer(rule, typed, nowMs)]).toEqual([typed, kept]);
});

it('a day is said as people of the language write it, and kept as other systems read it', () => {
  const day = { kind: 'question', text: 'When?', saveAs: 'day', next: 'so' };
  const steps = [
    { ...day, id: 'ask', answer: { type: 'date', when: 'any' }, wrong: '' },
    { id: 'so', kind: 'choice', text: 'By {{day}}?', choices: [{ label: 'On {{day}}', next: null }] },
  ];
  const flow = flowOf(...(steps as never[]));
  const saidIn = (language: string) => {
    const begun = begin(libraryOf({ f: flow }), 'f', { language }, 0);
    const { state } = advance(libraryOf({ f: flow }), begun.state, { kind: 'text', value: '2026-12-24' }, 0);
    expect(state.variables.day).toBe('2026-12-24');
    return [
      ...state.messages.map(({ text }) => text),
      state.answers[0]?.answer,
      promptOf(libraryOf({ f: flow }), state, 0),
    ];
  };
  const choice = { kind: 'choice', stepId: 'so' };
  const both = (words: string) => [
    'When?',
    words,
    `By ${words}?`,
    words,
    { ...choice, choices: [`On ${words}`] },
  ];
  expect(saidIn('en-US')).toEqual(both('December 24, 2026'));
  expect(saidIn('de')).toEqual(both('24. Dezember 2026'));
  expect(saidIn('cz')).toEqual(both('24. prosince 2026'));
  expect(saidIn('ja')).toEqual(both('2026年12月24日'));
  // An owner has called an answer so.
  expect(saidIn('what I speak')).toEqual(both('December 24, 2026'));
  expect(fillIn('{{day}}', { day: '2026-12-24', language: 'de' })).toBe('2026-12-24');
  expect(dayIn('de', '2026-02-30')).toBe('2026-02-30');
});

it('a condition compares words and numbers', () => {
  const holds = (operator: string, value: string, own = 'Blue') =>
    isTrue({ variable: 'v', operator, value, next: null } as never, { v: own, other: 'blue' });
  expect(
    ['equals', 'not-equals', 'contains', 'is-set', 'is-not-set'].map((each) => holds(each, '{{other}}')),
  ).toEqual([...[true, false, true, true, false]]);
  expect([holds('greater', '9', '10'), holds('less', '9', '10'), holds('greater', '0', '')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isTrue({ variable: 'constructor', operator: 'is-set', value: '', next: null }, {})).toBe(false);
});

it('words are filled with answers, which are not filled themselves', () => {
  expect(fillIn('{{a}} {{ b }} {{c|nothing}} {{constructor}}', { a: '{{b}}', b: 'B' })).toBe(
    '{{b}} B nothing ',
  );
});

it('what is wrong with a flow stands at its step', () => {
  const codes = (steps: object[], flows: Record<string, FlowContent> = {}, ownId: string | null = null) =>
    validateFlow(flowOf(...steps), libraryOf(flows), ownId).map(({ stepId, code }) => `${stepId} ${code}`);
  expect(validateFlow(long, library, null)).toEqual([]);
  expect(validateFlow({ ...long, start: null, steps: [] }, library, null).map(({ code }) => code)).toEqual([
    'no-start',
  ]);
  expect(codes([{ id: 'a', kind: 'message', text: ' ', next: null }])).toEqual(['a dangling', 'a content']);
  expect(codes([end, { id: 'b', kind: 'jump', next: 'end' }])).toEqual(['b unreachable']);
  expect(codes([end, end])).toEqual(['end same-id']);
  expect(
    codes([
      { id: 'a', kind: 'jump', next: 'b' },
      { id: 'b', kind: 'delay', seconds: 1, next: 'a' },
    ]),
  ).toEqual([...['a circles', 'b circles']]);
  const asking = { id: 'q', kind: 'question', text: 'Q', answer: { type: 'text' }, saveAs: 'q', next: 'q' };
  expect(codes([asking])).toEqual([]);
  const own = (expression: string) => ({ ...asking, answer: { type: 'text', pattern: 'own', expression } });
  expect(['\\d{5}', '(', ''].map((expression) => codes([own(expression)]))).toEqual([
    ...[[], ['q content'], ['q content']],
  ]);
  const calling = (flowId: string) => flowOf({ id: 'a', kind: 'sub-flow', flowId, next: 'end' }, end);
  const said = (flowId: string) => validateFlow(calling(flowId), libraryOf({}), 'me')[0]?.message;
  expect([said('x'), said('me')]).toEqual([
    ...['Choose a flow that is published.', 'This flow would call itself.'],
  ]);
  const caller = flowOf(
    { id: 'a', kind: 'sub-flow', flowId: 'me', next: 'b' },
    { id: 'b', kind: 'end', text: '' },
  );
  expect(
    codes([{ id: 'a', kind: 'sub-flow', flowId: 'caller', next: 'end' }, end], { caller, me: caller }, 'me'),
  ).toEqual(['a sub-flow']);
  const private1 = {
    id: 'a',
    kind: 'http-request',
    method: 'GET',
    url: 'http://10.0.0.1',
    next: 'end',
    failed: 'end',
  };
  expect(codes([private1, end])).toEqual(['a content']);
  const asks = (url: string) => codes([{ ...private1, url }, end]).length === 0;
  // Whom it asks is said by the owner alone.
  for (const url of [
    'https://a.test',
    'https://a.test/{{x}}',
    'https://a.test?q={{x}}',
    'https://a.test:8443/x',
  ])
    expect([url, asks(url)]).toEqual([url, true]);
  for (const host of [
    '{{x}}',
    '{{x}}.a.test',
    'a.test{{x}}',
    'a.test:{{x}}',
    'a.test@{{x}}',
    'a.test\\{{x}}',
    '',
  ])
    expect([host, asks(`https://${host}/y`)]).toEqual([host, false]);
});

it('a request to a private network is none to publish, however that is written, and the sentence names it', () => {
  const problems = (url: string) => {
    const step = { id: 'a', kind: 'http-request', method: 'GET', url, next: 'end', failed: 'end' };
    return validateFlow(flowOf(step, end), libraryOf({}), null).map(({ message }) => message);
  };
  for (const host of [
    ...['10.0.0.1', '127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '010.0.0.1', '0.0.0.0', '100.64.0.1'],
    ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '224.0.0.1', '255.255.255.255'],
    ...['[::1]', '[fd00::1]', '[fe80::1]', '[::ffff:10.0.0.1]', 'localhost', 'Stock.LOCAL.', 'a.internal'],
  ])
    expect(problems(`https://${host}:8443/x`)).toEqual([
      `${host.toLowerCase()} stands in a private network, which is never asked. Use a name that is reached from anywhere.`,
    ]);
  for (const host of ['8.8.8.8', '100.63.0.1', '172.15.0.1', '172.32.0.1', '[2a00:1450::200e]', '10.example'])
    expect([host, problems(`https://${host}/x`)]).toEqual([host, []]);
});

it('a flow of 501 steps is too large, one of 500 is not', () => {
  const steps = Array.from({ length: 501 }, (_, index) => ({
    id: `s${index}`,
    kind: 'jump',
    next: `s${index + 1}`,
  }));
  const said = (all: readonly object[]) => {
    const { error } = flowContent.safeParse({ ...long, steps: all });
    return error ? fieldProblems(error) : [];
  };
  expect(said(steps)).toEqual([
    { path: ['steps'], message: 'must be at most 500: lead on to another flow from here' },
  ]);
  expect(said([{ id: 'x', kind: 'hologram' }])).toEqual([
    { path: ['steps', '0', 'kind'], message: 'is none that this version knows' },
  ]);
  const chain = flowOf(...steps.slice(0, 499), { ...end, id: 's499' });
  expect(validateFlow(chain, libraryOf({}), null)).toEqual([]);
  expect(begin(libraryOf({ chain }), 'chain', {}, nowMs).state.status).toBe('ended');
});
