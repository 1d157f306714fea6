import type { AnswerRule, FlowContent, FlowStep } from '@shopbell/protocol';

type Of<Kind extends FlowStep['kind']> = Extract<FlowStep, { readonly kind: Kind }>;

/** Steps in few words, for templates. */
export const message = (
  id: string,
  text: string,
  next: string,
  link: Of<'message'>['link'] = null,
): FlowStep => ({
  ...{ id, kind: 'message', text, link, next },
});

export const choice = (
  id: string,
  text: string,
  choices: Readonly<Record<string, string>>,
  saveAs: string | null = null,
): FlowStep => ({
  ...{ id, kind: 'choice', text, saveAs },
  choices: Object.entries(choices).map(([label, next]) => ({ label, next })),
});

export const anyText: AnswerRule = { type: 'text', pattern: 'any', minLength: 1, maxLength: 500 };
export const email: AnswerRule = { type: 'text', pattern: 'email', minLength: 3, maxLength: 254 };

export const question = (
  id: string,
  text: string,
  saveAs: string,
  next: string,
  answer: AnswerRule = anyText,
  wrong = '',
): FlowStep => ({ id, kind: 'question', text, answer, saveAs, wrong, next });

export const signIn = (id: string, text: string, next: string): FlowStep => ({
  id,
  kind: 'sign-in',
  text,
  next,
});

export const order = (id: string, text: string, next: string, none: string): FlowStep => ({
  ...{ id, kind: 'order-selection', text, next, none },
});

export const items = (id: string, text: string, next: string): FlowStep => ({
  ...{ id, kind: 'line-item-selection', text, next },
});

export const when = (
  id: string,
  variable: string,
  ways: Readonly<Record<string, string>>,
  otherwise: string,
): FlowStep => ({
  ...{ id, kind: 'condition', otherwise },
  cases: Object.entries(ways).map(([value, next]) => ({ variable, operator: 'equals', value, next })),
});

export const tag = (id: string, name: string, next: string): FlowStep => ({
  id,
  kind: 'tag',
  tags: [name],
  next,
});
export const handover = (id: string, text: string): FlowStep => ({ id, kind: 'handover', text });
export const end = (id: string, text: string): FlowStep => ({ id, kind: 'end', text });

export const flow = (name: string, triggers: readonly string[], steps: readonly FlowStep[]): FlowContent => ({
  ...{ name, language: 'en-US', triggers: [...triggers], start: steps[0]?.id ?? null, steps: [...steps] },
});
