import type { FlowStep, FlowSummary } from '@shopbell/protocol';
import { AnswerFields } from './AnswerFields';
import { ArticleFields } from './ArticleFields';
import { Area, Choice, Line, NumberLine } from './fields';
import { Rows } from './Rows';

export interface StepFieldsProps {
  readonly step: FlowStep;
  readonly flows: readonly FlowSummary[];
  /** What the flow is written in. */
  readonly language: string;
  readonly onStep: (step: FlowStep) => void;
}

/** What can be said of a step beside where it leads. */
export function StepFields({ step, flows, language, onStep }: StepFieldsProps) {
  switch (step.kind) {
    case 'message': {
      const link = step.link ?? { label: '', url: '' };
      const setLink = (next: typeof link) =>
        onStep({ ...step, link: next.label === '' && next.url === '' ? null : next });
      return (
        <>
          <Words step={step} onStep={onStep} />
          <Line
            label="Link: what it is called"
            value={link.label}
            onValue={(label) => setLink({ ...link, label })}
          />
          <Line label="Link: where it leads" value={link.url} onValue={(url) => setLink({ ...link, url })} />
        </>
      );
    }
    case 'choice':
      return (
        <>
          <Words step={step} onStep={onStep} />
          <Rows
            label="Choices"
            rows={step.choices}
            fields={{ label: 'Choice' }}
            empty={{ label: '', next: null }}
            onRows={(choices) => choices.length > 0 && onStep({ ...step, choices })}
          />
          <Line
            label="Keep the answer as"
            value={step.saveAs ?? ''}
            onValue={(name) => onStep({ ...step, saveAs: nameFrom(name) || null })}
          />
        </>
      );
    case 'question':
      return (
        <>
          <Words step={step} onStep={onStep} />
          <AnswerFields answer={step.answer} onAnswer={(answer) => onStep({ ...step, answer })} />
          <Line
            label="Keep the answer as"
            value={step.saveAs}
            onValue={(name) => onStep({ ...step, saveAs: nameFrom(name) || 'answer' })}
          />
          <Line
            label="What is said of an answer that does not fit"
            value={step.wrong}
            onValue={(wrong) => onStep({ ...step, wrong })}
          />
        </>
      );
    case 'condition':
      return (
        <Rows
          label="Conditions, from first to last"
          rows={step.cases}
          fields={{ variable: 'Answer', operator: 'Is', value: 'Value' }}
          empty={{ variable: 'answer', operator: 'equals', value: '', next: null }}
          onRows={(cases) => cases.length > 0 && onStep({ ...step, cases })}
        />
      );
    case 'http-request':
      return <RequestFields step={step} onStep={onStep} />;
    case 'article':
      return <ArticleFields step={step} language={language} onStep={onStep} />;
    case 'order-action':
      return (
        <>
          <Choice
            label="What is done with the order"
            value={step.action}
            choices={orderDeeds}
            onValue={(action) => onStep({ ...step, action: action as typeof step.action })}
          />
          <Words step={step} onStep={onStep} />
        </>
      );
    case 'tag':
      return (
        <Line
          label="Tags, with commas between them"
          value={step.tags.join(', ')}
          onValue={(typed) => onStep({ ...step, tags: tagsFrom(typed) })}
        />
      );
    case 'delay':
      return (
        <NumberLine
          label="Seconds"
          value={step.seconds}
          onValue={(seconds) => onStep({ ...step, seconds: Math.min(30, Math.max(1, seconds ?? 1)) })}
        />
      );
    case 'sub-flow':
      return (
        <Choice
          label="Which flow"
          value={step.flowId}
          choices={[['', 'Choose a flow'], ...flows.map(({ id, name }) => [id, name] as const)]}
          onValue={(flowId) => onStep({ ...step, flowId })}
        />
      );
    case 'jump':
      return null;
    default:
      return <Words step={step} onStep={onStep} />;
  }
}

const orderDeeds = [
  ['cancel', 'It is cancelled'],
  ['address', 'It is sent to another address'],
  ['return', 'Items go back, for money or for others'],
] as const;

type WithText = Extract<FlowStep, { readonly text: string }>;

const Words = <Step extends WithText>({
  step,
  onStep,
}: {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}) => <Area label="What it says" value={step.text} onValue={(text) => onStep({ ...step, text })} />;

type Request = Extract<FlowStep, { readonly kind: 'http-request' }>;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function RequestFields({
  step,
  onStep,
}: {
  readonly step: Request;
  readonly onStep: (step: Request) => void;
}) {
  return (
    <>
      <Choice
        label="Method"
        value={step.method}
        choices={methods.map((each) => [each, each] as const)}
        onValue={(method) => onStep({ ...step, method: method as Request['method'] })}
      />
      <Line label="Address" value={step.url} onValue={(url) => onStep({ ...step, url })} />
      <Rows
        label="Headers; {{secret.name}} stands for a secret"
        rows={step.headers}
        fields={{ name: 'Name', value: 'Value' }}
        empty={{ name: '', value: '' }}
        onRows={(headers) => onStep({ ...step, headers })}
      />
      {step.method !== 'GET' && (
        <Area label="Body, as JSON" value={step.body} onValue={(body) => onStep({ ...step, body })} />
      )}
      <Rows
        label="What is kept of the answer"
        rows={step.outputs}
        fields={{ path: 'Where it stands', saveAs: 'Keep as' }}
        empty={{ path: '', saveAs: 'answer' }}
        onRows={(outputs) => onStep({ ...step, outputs })}
      />
    </>
  );
}

const nameFrom = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);

function tagsFrom(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trimStart().slice(0, 50));
  return tags.some((tag) => tag !== '')
    ? tags.filter((tag, index) => tag !== '' || index === tags.length - 1).slice(0, 10)
    : ['flow'];
}
