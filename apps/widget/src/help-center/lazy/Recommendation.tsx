import { useStore } from '@shopbell/looks';
import type { TextKey } from '@shopbell/texts';
import { useWidget } from '../../app/WidgetContext';
import formsCss from '../../forms/forms.css?inline';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import { Feedback } from './Feedback';
import { Found } from './Found';
import css from './helpCenter.css?inline';
import { type RecommendationState, recommendationOf } from './recommendationOf';

const words: Readonly<Record<NonNullable<RecommendationState['verdict']>, TextKey>> = {
  glad: 'recommendationGlad',
  sorry: 'recommendationSorry',
  'sorry-email-required': 'recommendationSorryEmailRequired',
};

/** Over the conversation: what may answer the question, and then what the shopper said of it. */
export function View() {
  useStyles(formsCss);
  useStyles(css);
  const widget = useWidget();
  const { t } = useTexts();
  const { store, clear, isStill } = recommendationOf(widget);
  const { shown, verdict } = useStore(store);
  const { path } = useStore(widget.router.store).route;
  const isCard = shown !== null && verdict === null && path === '/chat' && isStill(shown);
  const isWord = verdict !== null && !path.startsWith('/article-recommendation');
  return (
    <div role="status">
      {(isCard || isWord) && (
        <section className="recommended">
          {isCard && <Found found={shown.found} question={shown.question} />}
          {isCard && <Feedback shown={shown} />}
          {isWord && <p>{t(words[verdict])}</p>}
          <button type="button" className="dismiss" aria-label={t('bannerDismiss')} onClick={clear}>
            ×
          </button>
        </section>
      )}
    </div>
  );
}
