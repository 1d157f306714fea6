import { z } from 'zod';
import { orderActionKinds } from './orderActions';
import { isStorable, nonEmptyText, safeText } from './text';

/** chosen: far more than a shopper would go through, and few enough to be judged while somebody draws. */
export const flowLimits = { steps: 500, choices: 20, cases: 20, outputs: 20, headers: 20 } as const;

const name = /^[a-z0-9-]{1,40}$/;
const stepId = z.string().regex(name, 'must be of small letters, digits and hyphens');
/** Null as long as nobody has said what follows. */
const next = stepId.nullable();
const text = safeText(2000);
/** How later steps speak of an answer: `{{size}}`. */
export const flowVariable = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'must begin with a letter, and be of small letters, digits and _');
const webAddress = safeText(2048);

const pixels = z.number().int().min(-100_000).max(100_000);
/** Where it was dragged to on the canvas; left out where the canvas finds its place. */
const at = z.object({ x: pixels, y: pixels }).optional();

const step = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ id: stepId, kind: z.literal(kind), at, ...shape });

/** Patterns with a name; `own` is an expression that the owner has written. */
export const textPatterns = ['any', 'email', 'phone', 'order-number', 'digits', 'own'] as const;

const length = z.number().int().min(0).max(2000);
export const answerRule = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    pattern: z.enum(textPatterns).default('any'),
    /** What the whole answer fits where the pattern is `own`; read by `rules/expressions`, never by JavaScript. */
    expression: z.string().max(200).refine(isStorable, 'has a letter that cannot be kept').optional(),
    minLength: length.default(1),
    maxLength: length.default(500),
  }),
  z.object({
    type: z.literal('number'),
    min: z.number().nullable().default(null),
    max: z.number().nullable().default(null),
    isWhole: z.boolean().default(false),
  }),
  z.object({ type: z.literal('date'), when: z.enum(['any', 'past', 'future']).default('any') }),
  z.object({ type: z.literal('file') }),
]);
export type AnswerRule = z.infer<typeof answerRule>;

export const conditionOperators = [
  'equals',
  'not-equals',
  'contains',
  'greater',
  'less',
  'is-set',
  'is-not-set',
] as const;

const conditionCase = z.object({
  variable: flowVariable,
  operator: z.enum(conditionOperators),
  value: safeText(500).default(''),
  next,
});
export type ConditionCase = z.infer<typeof conditionCase>;

/** One thing that a flow says, asks or does. What follows it stands in it. */
export const flowStep = z.discriminatedUnion('kind', [
  step('message', {
    text,
    link: z
      .object({ label: safeText(200), url: webAddress })
      .nullable()
      .default(null),
    next,
  }),
  step('choice', {
    text,
    saveAs: flowVariable.nullable().default(null),
    choices: z
      .array(z.object({ label: safeText(200), next }))
      .min(1)
      .max(flowLimits.choices),
  }),
  step('question', {
    ...{ text, answer: answerRule, saveAs: flowVariable, next },
    /** What is said of an answer that does not fit. */
    wrong: safeText(500).default(''),
  }),
  step('sign-in', { text, next }),
  /** `none`: for who has no order. */
  step('order-selection', { text, next, none: next }),
  step('line-item-selection', { text, next }),
  step('condition', { cases: z.array(conditionCase).min(1).max(flowLimits.cases), otherwise: next }),
  step('http-request', {
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    url: webAddress,
    headers: z
      .array(z.object({ name: safeText(100), value: safeText(1000) }))
      .max(flowLimits.headers)
      .default([]),
    body: safeText(10_000).default(''),
    /** Parts of the answer, by their way in its JSON: `order.state`. */
    outputs: z
      .array(z.object({ path: safeText(200), saveAs: flowVariable }))
      .max(flowLimits.outputs)
      .default([]),
    ...{ next, failed: next },
  }),
  /** Shown what will happen and asked for a yes first; `otherwise` after a no, or where it cannot be or was not done. */
  step('order-action', { text, action: z.enum(orderActionKinds), next, otherwise: next }),
  /** With its id and its first words where it is one of the help center, which the window shows by itself. */
  step('article', {
    ...{ title: safeText(300), url: webAddress, next },
    ...{ articleId: z.uuid().optional(), preview: safeText(500).optional() },
  }),
  step('assistant', { text }),
  step('tag', { tags: z.array(nonEmptyText(50)).min(1).max(10), next }),
  step('handover', { text }),
  step('end', { text }),
  step('delay', { seconds: z.number().int().min(1).max(30), next }),
  step('jump', { next }),
  step('sub-flow', { flowId: z.string().max(64), next }),
]);
export type FlowStep = z.infer<typeof flowStep>;
export type FlowStepKind = FlowStep['kind'];

export const flowContent = z.object({
  name: nonEmptyText(200),
  language: safeText(10),
  /** What shoppers say who need it. */
  triggers: z.array(nonEmptyText(200)).max(30).default([]),
  start: next,
  steps: z
    .array(flowStep)
    .max(flowLimits.steps, `must be at most ${flowLimits.steps}: lead on to another flow from here`),
});
export type FlowContent = z.infer<typeof flowContent>;
