import { useStore } from '@shopbell/looks';
import { isAssistantConversation } from '@shopbell/rules/assistant-entry';
import type { TextKey } from '@shopbell/texts';
import { useWidget } from '../../../app/WidgetContext';
import formsCss from '../../../forms/forms.css?inline';
import { useTexts } from '../../../i18n';
import { useStyles } from '../../../styles';
import { useSspTexts } from '../useSspTexts';
import { View as AskPerson } from './AskPerson';
import css from './assistant.css?inline';
import { isAskingPerson } from './isAskingPerson';
import { pageTime } from './pageTime';
import { saySomething } from './saySomething';
import { signInOf } from './signInOf';
import { standingIn } from './standingIn';

const closeAnswers = [
  ['aiAgentSolvedYes', true],
  ['aiAgentSolvedNo', false],
] as const;
const wayTexts = { email: 'aiAgentSignInByEmail', phone: 'aiAgentSignInByPhone' } as const;

/** Under the conversation: what the assistant waits for, and the way to a person. */
export function View() {
  useStyles(formsCss);
  useStyles(css);
  const widget = useWidget();
  const { t } = useTexts();
  const ssp = useSspTexts();
  const { agentTyping, conversation, flow } = useStore(widget.client.store);
  useStore(widget.details);
  useStore(pageTime(widget).store);
  const { availability } = useStore(widget.availability.store);
  const standing = standingIn(widget);
  const isWriting = agentTyping === 'permanently';
  // Who has waited for long is told more, beside this.
  const isWaiting =
    standing.at === 'handed-over' && !standing.isAnswered && flow.waitTimeFlowStep === 'INITIAL';
  // Nobody is looked for before the server has it.
  const asked = { messages: conversation.messages, outbox: [] };
  const isAsking = isAssistantConversation(standing) && isAskingPerson(asked, t('aiAgentAskPerson'));
  const said = isAsking || (isWaiting && !isWriting) ? waitText(availability) : isWriting && 'aiAgentWriting';
  const choices = choicesOf();

  function choicesOf(): readonly { readonly text: string; readonly choose: () => void }[] {
    switch (standing.at) {
      case 'sign-in':
        return [{ text: ssp.t('verifyButton'), choose: () => signInOf(widget).go() }];
      case 'survey':
        return standing.ways.map((way) => ({
          text: t(wayTexts[way]),
          choose: () => signInOf(widget).go(way),
        }));
      case 'confirming-close':
        return closeAnswers.map(([key, isSolved]) => ({
          text: t(key),
          choose: () =>
            void saySomething(widget, t(key), 'wait_for_close_ticket_confirmation', (metadata) => ({
              ...metadata,
              isSolved,
            })),
        }));
      default:
        return [];
    }
  }

  return (
    <section className="assistant" aria-label={t('aiAgentName')}>
      <p className="assistant-said" role="status">
        {said && t(said)}
      </p>
      {choices.length > 0 && (
        <div className="ways">
          {choices.map(({ text, choose }) => (
            <button key={text} type="button" className="secondary" onClick={choose}>
              {text}
            </button>
          ))}
        </div>
      )}
      <AskPerson />
    </section>
  );
}

const waitText = (availability: string): TextKey =>
  availability === 'online' ? 'handoverWaiting' : 'handoverOffline';
