import type { AnswerRule, FlowContent, FlowProblem, FlowStep } from '@shopbell/protocol';
import { readExpression } from '../expressions';
import { edgesOf } from './edges';
import type { FlowLibrary } from './FlowState';
import { privateHost } from './privateHost';
import { reachable, silentCycle } from './silentCycle';

/** Everything that must be right before shoppers may see it; the sentences stand beside the steps. */
export function validateFlow(flow: FlowContent, library: FlowLibrary, ownId: string | null): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const say = (stepId: string | null, code: string, message: string) => {
    problems.push({ stepId, code, message });
  };
  const ids = flow.steps.map(({ id }) => id);
  const known = new Set(ids);
  if (flow.start === null || !known.has(flow.start)) say(null, 'no-start', 'Add a first step.');
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    say(id, 'same-id', 'Two steps have the same name.');
  const reached = new Set(reachable(flow, () => true).map(({ id }) => id));
  for (const step of flow.steps) {
    for (const { name, to } of edgesOf(step))
      if (to === null || !known.has(to)) say(step.id, 'dangling', danglingWords(name));
    if (!reached.has(step.id)) say(step.id, 'unreachable', 'Nothing leads to this step.');
    for (const message of contentProblems(step)) say(step.id, 'content', message);
    const sub = step.kind === 'sub-flow' ? subFlowProblem(step.flowId, library, ownId) : null;
    if (sub) say(step.id, 'sub-flow', sub);
  }
  for (const id of silentCycle(flow, library) ?? [])
    say(id, 'circles', 'This goes round in circles without asking the shopper anything.');
  return problems;
}

const danglingWords = (name: string): string =>
  name === 'next' ? 'Choose what follows.' : `Choose what follows “${name}”.`;

/** A flow that calls itself, over however many others, would never be over. */
function subFlowProblem(flowId: string, library: FlowLibrary, ownId: string | null): string | null {
  const seen = new Set([flowId]);
  if (flowId !== ownId && !library(flowId)) return 'Choose a flow that is published.';
  for (const id of seen) {
    if (id === ownId) return 'This flow would call itself.';
    for (const step of library(id)?.steps ?? []) if (step.kind === 'sub-flow') seen.add(step.flowId);
  }
  return null;
}

function contentProblems(step: FlowStep): readonly string[] {
  const isBlank = (text: string) => text.trim() === '';
  switch (step.kind) {
    case 'message':
      return isBlank(step.text) && !step.link ? ['Write what it says.'] : linkProblems(step.link?.url);
    case 'choice':
      return [
        ...(isBlank(step.text) ? ['Write what is asked.'] : []),
        ...(step.choices.some(({ label }) => isBlank(label)) ? ['Write what each choice is called.'] : []),
      ];
    case 'question':
      return [...(isBlank(step.text) ? ['Write what is asked.'] : []), ...answerProblems(step.answer)];
    case 'sign-in':
    case 'order-selection':
    case 'line-item-selection':
    case 'order-action':
      return isBlank(step.text) ? ['Write what is asked.'] : [];
    case 'article':
      return isBlank(step.title) ? ['Write what it is called.'] : linkProblems(step.url);
    case 'http-request':
      return requestProblems(step.url);
    default:
      return [];
  }
}

function answerProblems(answer: AnswerRule): readonly string[] {
  if (answer.type !== 'text' || answer.pattern !== 'own') return [];
  const { expression = '' } = answer;
  if (expression === '') return ['Write the expression that fits.'];
  const read = readExpression(expression);
  return read.success ? [] : [`The expression cannot be read. ${read.problem}`];
}

/** Whom it asks is the owner's to say: an answer in the place of the host would send secrets wherever a shopper likes. */
export const hasOwnHost = (url: string): boolean => /^https:\/\/[^\s/?#{}@\\]+(?:[/?#]|$)/i.test(url);

const requestProblems = (url: string): readonly string[] => {
  if (!/^https:\/\//i.test(url)) return ['Its address must begin with https://.'];
  if (!hasOwnHost(url)) return ['What shoppers answer may stand behind the host of its address, not in it.'];
  const host = privateHost(url);
  return host === null
    ? []
    : [
        `${host} stands in a private network, which is never asked. Use a name that is reached from anywhere.`,
      ];
};

const linkProblems = (url: string | undefined): readonly string[] =>
  url === undefined || /^(https?:\/\/[^\s]|\/(?!\/)|\{\{)/i.test(url)
    ? []
    : ['A link begins with https:// or with /.'];
