import { useStore } from '@shopbell/looks';
import { isAssistantConversation } from '@shopbell/rules/assistant-entry';
import { useWidget } from '../../../app/WidgetContext';
import { useTexts } from '../../../i18n';
import { useStyles } from '../../../styles';
import css from './assistant.css?inline';
import { isAskingPerson } from './isAskingPerson';
import { pageTime } from './pageTime';
import { saySomething } from './saySomething';
import { signInOf } from './signInOf';
import { standingIn } from './standingIn';

/** The way to a person, at every moment at which somebody else might answer. */
export function View() {
  useStyles(css);
  const widget = useWidget();
  const { t } = useTexts();
  useStore(widget.client.store);
  useStore(widget.details);
  useStore(pageTime(widget).store);
  if (!isAssistantConversation(standingIn(widget))) return null;
  const label = t('aiAgentAskPerson');
  const isAsking = () => isAskingPerson(widget.client.store.get().conversation, label);
  const ask = () => {
    if (isAsking()) return;
    signInOf(widget).leave();
    void saySomething(widget, label, undefined, (metadata) => ({
      ...metadata,
      isForPerson: true,
    }));
  };
  return (
    <button type="button" className="assistant-person" aria-disabled={isAsking()} onClick={ask}>
      {label}
    </button>
  );
}
