import { LabelledField } from '@shopbell/looks';
import type { FlowPrompt } from '@shopbell/protocol';
import { dayIn } from '@shopbell/rules/flows-screen';
import { type FormEvent, useState } from 'react';
import { useWidget } from '../../../app/WidgetContext';
import { useTexts } from '../../../i18n';
import { useSspTexts } from '../useSspTexts';
import { flowsOf } from './flowsOf';

export interface QuestionProps {
  readonly prompt: Extract<FlowPrompt, { readonly kind: 'question' }>;
  readonly isWrong: boolean;
  readonly isBusy: boolean;
}

/** A question that is answered in words, with a number or with a day. Whether it fits is the server's to say. */
export function Question({ prompt: { answer, wrong }, isWrong, isBusy }: QuestionProps) {
  const flows = flowsOf(useWidget());
  const { t, language } = useTexts();
  const { t: own } = useSspTexts();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = typed.trim();
    const shown = answer.type === 'date' ? dayIn(language, said) : said;
    if (said !== '') void flows.answer({ kind: 'text', value: typed }, shown);
  };
  const pattern = answer.type === 'text' ? answer.pattern : null;
  const note =
    pattern === 'email' ? own('invalidEmail') : pattern === 'phone' ? own('invalidPhone') : t('errorGeneric');
  const type =
    answer.type === 'date' ? 'date' : pattern === 'email' ? 'email' : pattern === 'phone' ? 'tel' : 'text';
  const isDigits = answer.type === 'number' || pattern === 'digits';
  return (
    <form className="portal-form" noValidate onSubmit={submit}>
      <LabelledField
        className="field"
        label={t('flowAnswerPlaceholder')}
        note={isWrong ? wrong || note : null}
        noteClass="field-error"
        isWrong={isWrong}
        isAnnounced
      >
        {(ties) => (
          <input
            {...ties}
            type={type}
            inputMode={isDigits ? 'decimal' : undefined}
            dir={typed && type === 'text' ? 'auto' : undefined}
            maxLength={answer.type === 'text' ? answer.maxLength : 40}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </LabelledField>
      <button type="submit" className="primary" disabled={isBusy || typed.trim() === ''}>
        {own('signedInContinue')}
      </button>
    </form>
  );
}
