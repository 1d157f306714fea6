import { useWidget } from '../../app/WidgetContext';
import { useTexts } from '../../i18n';
import { tellEvent } from './calls';
import { needMoreHelp } from './needMoreHelp';
import { recommendationOf, type ShownRecommendation } from './recommendationOf';

/** Whether an article has helped (REC-14). */
export function Feedback({ shown }: { readonly shown: ShownRecommendation }) {
  const widget = useWidget();
  const { t } = useTexts();
  const { found, question } = shown;
  if (found.kind !== 'article') return null;
  const told = { article: found.article, query: question };
  const yes = () => {
    void tellEvent(widget, 'helpful', told);
    recommendationOf(widget).judge('glad');
  };
  const no = () => {
    void tellEvent(widget, 'not-helpful', told);
    void needMoreHelp(widget, shown);
  };
  return (
    <div className="feedback">
      <p>{t('recommendationQuestion')}</p>
      <button type="button" className="secondary" onClick={yes}>
        {t('recommendationYes')}
      </button>
      <button type="button" className="secondary" onClick={no}>
        {t('recommendationNo')}
      </button>
    </div>
  );
}
