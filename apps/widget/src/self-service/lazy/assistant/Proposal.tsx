import { useStore } from '@shopbell/looks';
import type { TextKey } from '@shopbell/texts';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { useContext, useEffect, useRef, useState } from 'react';
import { perWidget } from '../../../app/perWidget';
import type { Widget } from '../../../app/Widget';
import { WidgetContext } from '../../../app/WidgetContext';
import type { KindProps } from '../../../content/types';
import { useTexts } from '../../../i18n';
import { useStyles } from '../../../styles';
import { sspTextsOf } from '../../sspTextsOf';
import { confirmProposal, type ProposalEnd } from './confirmProposal';
import css from './proposal.css?inline';
import { signInOf } from './signInOf';

type Progress = 'offered' | 'working' | 'declined' | ProposalEnd;

const words: Readonly<Partial<Record<Progress, TextKey>>> = {
  working: 'aiAgentDoing',
  done: 'aiAgentDone',
  declined: 'aiAgentDeclined',
  refused: 'aiAgentRefused',
  expired: 'aiAgentExpired',
  offline: 'aiAgentOffline',
  'signed-out': 'aiAgentSignIn',
};
/** Then there is nothing more to press. */
const isOver = (progress: Progress): boolean =>
  ['done', 'declined', 'refused', 'shipped', 'too-late', 'expired'].includes(progress);
/** Why it cannot be done any more, as the portal says it. */
const reasons: Readonly<Partial<Record<Progress, SspTextKey>>> = {
  shipped: 'orderCancelImpossible',
  'too-late': 'orderCancelTooLate',
};

/** What was pressed, by proposal: the list may draw a card again. */
const pressedOf = perWidget(() => new Map<string, Progress>());

/** What the assistant would do, in the words in which it will happen; nothing happens before the shopper's click. */
export function View({ content, side }: KindProps<'assistant-proposal'>) {
  const widget = useContext(WidgetContext);
  if (!widget || side === 'shopper') return <p className="bubble">{content.text}</p>;
  return <Card widget={widget} content={content} />;
}

interface CardProps {
  readonly widget: Widget;
  readonly content: KindProps<'assistant-proposal'>['content'];
}

function Card({ widget, content: { text, metadata } }: CardProps) {
  useStyles(css);
  const { t } = useTexts();
  const [progress, press] = useProgress(widget, metadata.proposalId);
  const isSettled = useIsSettled(widget, metadata);
  const isLate = useIsLate(metadata.expiresDatetime);
  const shown: Progress = isSettled
    ? 'done'
    : isLate && !isOver(progress) && progress !== 'working'
      ? 'expired'
      : progress;
  const [says, reason] = [words[shown], reasons[shown]];
  return (
    <div className="card proposal" dir="auto">
      <strong>{text}</strong>
      <ul>
        {metadata.lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      <p className="proposal-said" role="status">
        {says && t(says)}
        {reason && sspTextsOf(widget).t(reason)}
      </p>
      {!isOver(shown) && (
        <div className="proposal-ways">
          <button
            type="button"
            disabled={shown === 'working'}
            onClick={() => (shown === 'signed-out' ? signInOf(widget).go() : press('working'))}
          >
            {t('aiAgentDoIt')}
          </button>
          <button
            type="button"
            className="other"
            disabled={shown === 'working'}
            onClick={() => press('declined')}
          >
            {t('aiAgentNotNow')}
          </button>
        </div>
      )}
    </div>
  );
}

function useProgress(widget: Widget, proposalId: string) {
  const pressed = pressedOf(widget);
  const [progress, setProgress] = useState<Progress>(pressed.get(proposalId) ?? 'offered');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const note = (next: Progress) => {
    // A try that ended without an answer may be made again.
    pressed.set(proposalId, next === 'working' ? 'offered' : next);
    setProgress(next);
  };
  const press = (next: 'working' | 'declined') => {
    note(next);
    const { signal } = leaving.current;
    if (next === 'working')
      void confirmProposal(widget, proposalId, signal).then((end) => signal.aborted || note(end));
  };
  return [progress, press] as const;
}

/** Order actions write what became of it into the conversation, where it stands after a reload as well. */
function useIsSettled(
  { client }: Widget,
  { kind, orderName, expiresDatetime }: CardProps['content']['metadata'],
) {
  const { messages } = useStore(client.store).conversation;
  return messages.some(
    ({ content, createdDatetime }) =>
      content.type === 'order-action' &&
      content.metadata.kind === kind &&
      content.metadata.orderName === orderName &&
      content.metadata.state === 'done' &&
      createdDatetime <= expiresDatetime,
  );
}

function useIsLate(expiresDatetime: string): boolean {
  const leftMs = Date.parse(expiresDatetime) - Date.now();
  const [isLate, setIsLate] = useState(leftMs <= 0);
  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setIsLate(true), Math.min(leftMs, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [isLate, leftMs]);
  return isLate;
}
