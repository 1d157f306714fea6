import type { FlowContent, FlowDeed } from '@shopbell/protocol';
import {
  type Advanced,
  advance,
  begin,
  type FlowInput,
  type FlowLibrary,
  promptOf,
  type WishedFor,
} from '@shopbell/rules/flows';
import { type PassedStep, type Trace, traceOf } from '@shopbell/rules/flows-editing';
import { type FormEvent, useState } from 'react';
import { Button } from '../app/Button';
import styles from './Flows.module.css';

export interface TestRunProps {
  readonly content: FlowContent;
  /** The other flows that it may go through. */
  readonly flows: FlowLibrary;
  readonly onTrace: (trace: Trace) => void;
}

interface Run {
  /** As it was when the run began. */
  readonly library: FlowLibrary;
  readonly of: FlowContent;
  readonly at: Advanced;
  readonly passed: readonly PassedStep[];
}

const own = 'own';
const sample = {
  order_id: '1',
  order_name: '#1001',
  order_state: 'fulfilled',
  order_state_text: 'On its way',
  order_total: '$48.00',
  order_items: '1 × Throw',
};
const address = {
  name: 'Hazel',
  address1: '1 Fern Lane',
  address2: '',
  zip: '97205',
  city: 'Portland',
  phone: '',
};
const wishes = {
  address: { wish: { kind: 'address', address }, items: [], instead: [] },
  return: { wish: { kind: 'return', items: [{ id: 1, quantity: 1 }] }, items: ['1 × Throw'], instead: [] },
} as const satisfies Record<string, WishedFor>;
const wished = { address: '1 Fern Lane, 97205 Portland', return: '1 × Throw' } as const;
const endings: Readonly<Record<string, string>> = {
  ended: 'It is over.',
  'handed-over': 'The team takes over.',
};

/** The same rules as for shoppers; what would be asked elsewhere is said here. */
export function TestRun({ content, flows, onTrace }: TestRunProps) {
  const [run, setRun] = useState<Run | null>(null);
  const show = (next: Run) => {
    setRun(next);
    onTrace(traceOf(next.of, own, next.passed));
  };
  const start = () => {
    const library: FlowLibrary = (id) => (id === own ? content : flows(id));
    const at = begin(library, own, { language: content.language }, Date.now());
    show({ library, of: content, at, passed: at.visited });
  };
  if (!run)
    return (
      <Button look="strong" onClick={start}>
        Begin
      </Button>
    );
  const { library, passed } = run;
  const { state, isWrong } = run.at;
  const go = (input: FlowInput) => {
    const at = advance(library, state, input, Date.now() + 60_000);
    show({ ...run, at, passed: [...chosenAt(passed, input), ...at.visited] });
  };
  const inner = state.frames.length > 1 && library(state.frames.at(-1)?.flowId ?? '');
  return (
    <div className={styles.run}>
      <div role="log" aria-label="Test run">
        <ol>
          {state.messages.map(({ id, fromShopper, text, link }) => (
            <li key={id} data-own={fromShopper} dir="auto">
              {[text, link?.label].filter(Boolean).join(' ')}
            </li>
          ))}
        </ol>
      </div>
      {inner && <p className={styles.quiet}>Now in “{inner.name}”</p>}
      {isWrong && <p className={styles.problem}>This answer does not fit.</p>}
      <Prompt state={state} library={library} onInput={go} />
      {endings[state.status] && (
        <p role="status" className={styles.quiet}>
          {endings[state.status]}
          {state.because !== null && state.because !== 'wanted' && ` Because: ${state.because}.`}
        </p>
      )}
      <Button onClick={start}>Begin again</Button>
    </div>
  );
}

/** Two choices may lead to one step: which of them it was is known only from the answer. */
const chosenAt = (passed: readonly PassedStep[], input: FlowInput): readonly PassedStep[] =>
  input.kind === 'choice'
    ? passed.map((step, index) => (index === passed.length - 1 ? { ...step, choice: input.choice } : step))
    : passed;

interface PromptProps {
  readonly state: Advanced['state'];
  readonly library: FlowLibrary;
  readonly onInput: (input: FlowInput) => void;
}

function Prompt({ state, library, onInput }: PromptProps) {
  const prompt = promptOf(library, state, Date.now());
  const button = (words: string, input: FlowInput) => (
    <Button key={words} onClick={() => onInput(input)}>
      {words}
    </Button>
  );
  switch (prompt?.kind) {
    case 'choice':
      return (
        <p className={styles.tools}>
          {prompt.choices.map((label, choice) => button(label, { kind: 'choice', choice }))}
        </p>
      );
    case 'question':
      if (prompt.answer.type === 'file') {
        const file = { contentType: 'image/png', name: 'picture.png', url: '', size: 1 };
        return button('Add a picture', { kind: 'files', files: [file] });
      }
      return <Typed onTyped={(value) => onInput({ kind: 'text', value })} />;
    case 'sign-in':
      return button('Sign in as Hazel', {
        kind: 'signed-in',
        shown: 'Hazel',
        facts: { customer_name: 'Hazel' },
      });
    case 'order-selection':
      return (
        <p className={styles.tools}>
          {button('Choose order #1001', { kind: 'order', shown: '#1001', facts: sample })}
          {button('There is no order', { kind: 'order', shown: '', facts: null })}
        </p>
      );
    case 'line-item-selection':
      return button('Choose a throw', { kind: 'items', shown: '1 × Throw', facts: { items: '1 × Throw' } });
    case 'order-wish':
      return (
        <p className={styles.tools}>
          {button(prompt.action === 'address' ? 'Give a new address' : 'Send a throw back', {
            ...{ kind: 'order-wish', wished: wishes[prompt.action] },
            ...{ shown: wished[prompt.action], facts: {} },
          })}
          {button('It cannot be done', {
            ...{ kind: 'order-wish', wished: null, shown: '', facts: { action_state: 'refused' } },
          })}
        </p>
      );
    case 'confirmation':
      return (
        <p className={styles.tools}>
          <span className={styles.quiet}>{deedWords(prompt.deed)}</span>
          {button('Yes', { kind: 'confirmation', isYes: true, shown: 'Yes' })}
          {button('No', { kind: 'confirmation', isYes: false, shown: 'No' })}
        </p>
      );
    case 'delay':
      return button('The time is over', { kind: 'passed' });
    case 'working':
      return (
        <p className={styles.tools}>
          {button('It works', { kind: 'done', isGood: true, facts: factsOf(state, 'done') })}
          {button('It fails', { kind: 'done', isGood: false, facts: factsOf(state, 'refused') })}
        </p>
      );
    default:
      return null;
  }
}

/** What an order's change leaves behind; a request's answer is mapped by the flow itself. */
const factsOf = ({ effect }: Advanced['state'], became: string): Record<string, string> =>
  effect?.kind === 'order-action' ? { action_state: became } : {};

function Typed({ onTyped }: { readonly onTyped: (value: string) => void }) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTyped(typed);
    setTyped('');
  };
  return (
    <form className={styles.tools} onSubmit={submit}>
      <input aria-label="Answer" dir="auto" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Button type="submit">Answer</Button>
    </form>
  );
}

const deedNames = { cancel: 'Cancels', address: 'Sends elsewhere', return: 'Registers a return of' } as const;

/** What a yes would do. */
const deedWords = ({ kind, orderName, items }: FlowDeed): string =>
  [deedNames[kind], orderName, ...items].filter(Boolean).join(' ');
