import type { FlowStep } from '@shopbell/protocol';

/** What a step says or does, in as few words as it has. */
export function stepWords(step: FlowStep): string {
  if ('text' in step && step.text.trim() !== '') return step.text;
  if (step.kind === 'message' && step.link) return step.link.label;
  if (step.kind === 'article') return step.title || step.id;
  if (step.kind === 'http-request') return `${step.method} ${step.url}`;
  if (step.kind === 'tag') return step.tags.join(', ');
  if (step.kind === 'delay') return `${step.seconds} seconds`;
  if (step.kind === 'condition')
    return step.cases.map(({ variable, value }) => `${variable} ${value}`).join(', ');
  return step.id;
}
