import { useStore } from '@shopbell/looks';
import type { OrderActionKind, ProposalFacts } from '@shopbell/protocol';
import type { TextKey } from '@shopbell/texts';
import { useEffect, useRef, useState } from 'react';
import { perWidget } from '../../../app/perWidget';
import type { Widget } from '../../../app/Widget';
import { useTexts } from '../../../i18n';
import { sspTextsOf } from '../../sspTextsOf';
import { portalOf } from '../portalOf';
import { refusalText } from '../refusalText';
import { confirmProposal, type ProposalEnd } from './confirmProposal';
import { signInOf } from './signInOf';

type Progress = 'offered' | 'working' | 'turned-down' | ProposalEnd;

const words = {
  working: 'aiAgentDoing',
  done: 'aiAgentDone',
  'turned-down': 'aiAgentDeclined',
  refused: 'aiAgentRefused',
  expired: 'aiAgentExpired',
  offline: 'aiAgentOffline',
  'signed-out': 'aiAgentSignIn',
} as const satisfies Partial<Record<Progress, TextKey>>;
const hasWords = (progress: Progress): progress is keyof typeof words => progress in words;

/** As long as there is something to press. */
const isOpen = (progress: Progress): boolean =>
  ['offered', 'working', 'offline', 'signed-out'].includes(progress);

/** What was pressed, by proposal: the list may draw a card again. */
const pressedOf = perWidget(() => new Map<string, Progress>());

export interface AgreeProps {
  readonly widget: Widget;
  readonly facts: ProposalFacts & { readonly kind: OrderActionKind };
}

/** Yes and no, and what became of it. */
export function Agree({ widget, facts }: AgreeProps) {
  const { t } = useTexts();
  const [progress, press] = useProgress(widget, facts);
  const { access } = useStore(portalOf(widget).store);
  const settled = useSettled(widget, facts);
  const isLate = useIsLate(facts.expiresDatetime);
  // Who has signed in since presses anew.
  const pressed = progress === 'signed-out' && access ? 'offered' : progress;
  const left = isLate && isOpen(pressed) && pressed !== 'working' ? 'expired' : pressed;
  const shown = settled ?? left;
  const isWorking = shown === 'working';
  const isSignedOut = shown === 'signed-out';
  return (
    <>
      <p className="proposal-said" role="status" dir="auto">
        {hasWords(shown) ? t(words[shown]) : why(widget, facts, shown)}
      </p>
      {isOpen(shown) && (
        <div className="proposal-ways">
          <button
            type="button"
            disabled={isWorking}
            onClick={() => (isSignedOut ? signInOf(widget).go() : press('working'))}
          >
            {isSignedOut ? sspTextsOf(widget).t('verifyButton') : t('aiAgentDoIt')}
          </button>
          <button type="button" className="other" disabled={isWorking} onClick={() => press('turned-down')}>
            {t('aiAgentNotNow')}
          </button>
        </div>
      )}
    </>
  );
}

/** Why it cannot be done any more, as the portal says it. */
function why(
  widget: Widget,
  { kind, orderName: number }: AgreeProps['facts'],
  progress: Exclude<Progress, keyof typeof words>,
): string | null {
  if (progress === 'offered') return null;
  const textKey = progress === 'passed-on' ? 'actionPassedOn' : refusalText(kind, progress);
  return sspTextsOf(widget).t(textKey, { number });
}

function useProgress(widget: Widget, facts: ProposalFacts) {
  const pressed = pressedOf(widget);
  const { proposalId } = facts;
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
  const press = (next: 'working' | 'turned-down') => {
    note(next);
    const { signal } = leaving.current;
    if (next === 'working')
      void confirmProposal(widget, facts, signal).then((end) => signal.aborted || note(end));
  };
  return [progress, press] as const;
}

/** Order actions write what became of it into the conversation, where it stands after a reload and in other tabs. */
function useSettled({ client }: Widget, facts: ProposalFacts): 'done' | 'passed-on' | null {
  const { messages } = useStore(client.store).conversation;
  const { proposalId, kind, orderName, expiresDatetime } = facts;
  const told = messages.find(({ content, createdDatetime }) => {
    if (content.type !== 'order-action') return false;
    const { metadata } = content;
    if (metadata.key === proposalId) return true;
    // An order is cancelled by whoever does it; of returns and addresses there are several.
    const isSame = kind === 'cancel' && metadata.kind === kind && metadata.orderName === orderName;
    return isSame && metadata.state === 'done' && createdDatetime <= expiresDatetime;
  });
  if (told?.content.type !== 'order-action') return null;
  return told.content.metadata.state === 'done' ? 'done' : 'passed-on';
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
