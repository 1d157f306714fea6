import type { AnswerRule } from '@shopbell/protocol';
import { Choice, Line, NumberLine } from './fields';

export interface AnswerFieldsProps {
  readonly answer: AnswerRule;
  readonly onAnswer: (answer: AnswerRule) => void;
}

const kinds: Readonly<Record<AnswerRule['type'], { readonly name: string; readonly rule: AnswerRule }>> = {
  text: { name: 'Words', rule: { type: 'text', pattern: 'any', minLength: 1, maxLength: 500 } },
  number: { name: 'A number', rule: { type: 'number', min: null, max: null, isWhole: false } },
  date: { name: 'A day', rule: { type: 'date', when: 'any' } },
  file: { name: 'Files', rule: { type: 'file' } },
};

const patterns = [
  ['any', 'Anything'],
  ['email', 'An email address'],
  ['phone', 'A telephone number'],
  ['order-number', 'The number of an order'],
  ['digits', 'Digits'],
  ['own', 'A regular expression'],
] as const;
const numbers = [
  ['any', 'Any number'],
  ['whole', 'Whole numbers'],
] as const;
const days = [
  ['any', 'Any day'],
  ['past', 'In the past'],
  ['future', 'Still to come'],
] as const;

/** How a question is answered, and what fits. */
export function AnswerFields({ answer, onAnswer }: AnswerFieldsProps) {
  return (
    <>
      <Choice
        label="Answered with"
        value={answer.type}
        choices={Object.entries(kinds).map(([type, { name }]) => [type, name] as const)}
        onValue={(type) => onAnswer(kinds[type as AnswerRule['type']].rule)}
      />
      {answer.type === 'text' && (
        <Choice
          label="What fits"
          value={answer.pattern}
          choices={patterns}
          onValue={(pattern) => onAnswer({ ...answer, pattern: pattern as typeof answer.pattern })}
        />
      )}
      {answer.type === 'text' && answer.pattern === 'own' && (
        <Line
          label="Expression that the whole answer fits, such as SB-\d{5}"
          value={answer.expression ?? ''}
          onValue={(expression) => onAnswer({ ...answer, expression })}
        />
      )}
      {answer.type === 'number' && (
        <>
          <NumberLine label="At least" value={answer.min} onValue={(min) => onAnswer({ ...answer, min })} />
          <NumberLine label="At most" value={answer.max} onValue={(max) => onAnswer({ ...answer, max })} />
          <Choice
            label="Which numbers fit"
            value={answer.isWhole ? 'whole' : 'any'}
            choices={numbers}
            onValue={(value) => onAnswer({ ...answer, isWhole: value === 'whole' })}
          />
        </>
      )}
      {answer.type === 'date' && (
        <Choice
          label="Which days fit"
          value={answer.when}
          choices={days}
          onValue={(when) => onAnswer({ ...answer, when: when as typeof answer.when })}
        />
      )}
    </>
  );
}
