import type { FlowStep } from '@shopbell/protocol';
import { edgesOf } from '@shopbell/rules/flows';
import { operators } from './operators';

const names: Readonly<Record<string, string>> = {
  next: 'Then',
  none: 'Where there is no order',
  failed: 'Where it fails',
  otherwise: 'Otherwise',
};
const wordsOfOperator = new Map<string, string>(operators);

/** What each way out of a step is called. */
export const wayWords = (step: FlowStep): readonly string[] =>
  edgesOf(step).map(({ name }, index) => {
    if (step.kind === 'choice') return `After “${name}”`;
    const one = step.kind === 'condition' ? step.cases[index] : undefined;
    if (one) return `If ${one.variable} ${wordsOfOperator.get(one.operator)} ${one.value}`.trim();
    return names[name] ?? name;
  });
