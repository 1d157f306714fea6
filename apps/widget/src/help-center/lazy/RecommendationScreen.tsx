import { useStore } from '@shopbell/looks';
import { type FormEvent, useEffect, useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { Field } from '../../forms/Field';
import formsCss from '../../forms/forms.css?inline';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import { askFor, tellEvent } from './calls';
import { Feedback } from './Feedback';
import { Found } from './Found';
import css from './helpCenter.css?inline';
import { needMoreHelp } from './needMoreHelp';
import { recommendationOf } from './recommendationOf';

type Asked = { readonly question: string; readonly isOver: boolean } | null;

/** A question before anybody is written to (RTE-06): an article or a flow for it, or the way to somebody. */
export function View({ parameters }: ScreenProps) {
  useStyles(formsCss);
  useStyles(css);
  const widget = useWidget();
  const { t } = useTexts();
  const recommendation = recommendationOf(widget);
  const { shown, verdict } = useStore(recommendation.store);
  const [question, setQuestion] = useState(shown?.question ?? parameters.query ?? '');
  const [asked, setAsked] = useState<Asked>(null);
  const isShown = shown !== null && shown.messageId === null && verdict !== 'sorry';

  const ask = async (words: string) => {
    setAsked({ question: words, isOver: false });
    recommendation.clear();
    const found = await askFor(widget, words).catch(() => null);
    setAsked({ question: words, isOver: true });
    if (!found) return;
    recommendation.show({ question: words, messageId: null, found });
    if (found.kind === 'article') void tellEvent(widget, 'shown', { article: found.article, query: words });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '') void ask(question.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was asked on the way here
  useEffect(() => {
    if (parameters.query && !shown) void ask(parameters.query);
  }, []);

  const isNothing = asked?.isOver === true && !shown;
  return (
    <form className="capture" noValidate onSubmit={submit}>
      <h3>{t('introduction')}</h3>
      <Field
        label={t('composerLabel')}
        type="text"
        maxLength={500}
        dir={question ? 'auto' : undefined}
        value={question}
        error={null}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <button type="submit" className="primary" disabled={asked?.isOver === false}>
        {t('composerSend')}
      </button>
      <div role="status" className="recommended-here">
        {isShown && verdict === null && <Found found={shown.found} question={shown.question} />}
        {isShown && verdict === null && <Feedback shown={shown} />}
        {verdict === 'glad' && <p>{t('recommendationGlad')}</p>}
        {isNothing && <p>{t('recommendationNoArticle')}</p>}
      </div>
      {isNothing && (
        <button
          type="button"
          className="secondary"
          onClick={() => void needMoreHelp(widget, { question: asked.question, messageId: null })}
        >
          {t('recommendationNo')}
        </button>
      )}
    </form>
  );
}
