import { useStore } from '@shopbell/looks';
import type { RunningFlow } from '@shopbell/rules/flows-screen';
import { useEffect } from 'react';
import type { ScreenProps } from '../../../app/Feature';
import { useWidget } from '../../../app/WidgetContext';
import { useTexts } from '../../../i18n';
import { Failure } from '../Failure';
import { OrderSkeletons } from '../OrderSkeletons';
import { portalOf } from '../portalOf';
import { useSspTexts } from '../useSspTexts';
import { Deed } from './Deed';
import { FileQuestion } from './FileQuestion';
import { flowParameters } from './flowParameters';
import { flowsOf } from './flowsOf';
import { Question } from './Question';

export interface PromptProps extends ScreenProps {
  readonly running: RunningFlow;
}

/** chosen: how often is asked whether something elsewhere is done. */
const againMs = 1500;

/** What the shopper can do now. */
export function Prompt({ parameters, running }: PromptProps) {
  const widget = useWidget();
  const flows = flowsOf(widget);
  const { t } = useTexts();
  const { t: own } = useSspTexts();
  const { access } = useStore(portalOf(widget).store);
  const { prompt, status, problem, isBusy } = running;
  useWaiting(running);

  if (status === 'loading')
    return problem ? (
      <Failure text={t('errorFlowStep')} onRetry={() => void flows.open(flowParameters(parameters))}>
        <ToChat />
      </Failure>
    ) : (
      <OrderSkeletons label={own('ordersLoading')} />
    );
  if (!prompt) return <Over isHandedOver={status === 'handed-over'} />;
  const failure = problem === 'failed' && <Complaint text={t('errorFlowStep')} />;
  const step = (name: string, onPress: () => void, isMain = true) => (
    <button
      key={name}
      type="button"
      className={isMain ? 'primary' : 'secondary'}
      disabled={isBusy}
      onClick={onPress}
    >
      {name}
    </button>
  );
  const content = () => {
    switch (prompt.kind) {
      case 'choice':
        return prompt.choices.map((label, choice) =>
          step(label, () => void flows.answer({ kind: 'choice', choice }, label), false),
        );
      case 'question':
        return prompt.answer.type === 'file' ? (
          <FileQuestion isBusy={isBusy} />
        ) : (
          <Question key={running.revision} prompt={prompt} isWrong={problem === 'wrong'} isBusy={isBusy} />
        );
      case 'sign-in':
        return step(own('signInTitle'), () =>
          flows.visit(access ? '/flow/signed-in-as' : '/flow/sign-in', parameters),
        );
      case 'order-selection':
        return step(own('ordersPick'), () => flows.visit('/flow/order-selection', parameters));
      case 'line-item-selection':
        return step(own('itemsPick'), () =>
          flows.visit('/flow/order-line-item-selection', { ...parameters, order: prompt.orderId }),
        );
      case 'order-wish':
        return (
          <>
            {problem === 'wrong' && <Complaint text={own('actionSoldOut')} />}
            {step(own(wishTexts[prompt.action]), () =>
              flows.visit('/flow/order-action', {
                ...{ ...parameters, order: prompt.orderId, action: prompt.action },
              }),
            )}
          </>
        );
      case 'confirmation':
        return (
          <>
            {prompt.deed && <Deed deed={prompt.deed} />}
            {[true, false].map((isYes) => {
              const word = t(isYes ? 'aiAgentSolvedYes' : 'aiAgentSolvedNo');
              return step(word, () => void flows.answer({ kind: 'confirmation', isYes }, word), isYes);
            })}
          </>
        );
      case 'delay':
      case 'working':
        return <span className="flow-working" role="status" aria-label={own('requestSending')} />;
      default:
        return <Unknown />;
    }
  };
  return (
    <div className="flow-prompt">
      {content()}
      {failure}
    </div>
  );
}

const wishTexts = { address: 'actionAddress', return: 'itemsPick' } as const;

const Complaint = ({ text }: { readonly text: string }) => (
  <p className="field-error" role="alert">
    {text}
  </p>
);

/** A page that was loaded before the server learned something new. */
function Unknown() {
  const { t } = useTexts();
  return (
    <>
      <Complaint text={t('errorUnsupportedAction')} />
      <ToChat />
    </>
  );
}

function ToChat() {
  const { router } = useWidget();
  const { t } = useSspTexts();
  return (
    <button type="button" className="primary" onClick={() => router.replace('/chat')}>
      {t('requestToChat')}
    </button>
  );
}

function Over({ isHandedOver }: { readonly isHandedOver: boolean }) {
  const { t } = useTexts();
  const { router } = useWidget();
  const { t: own } = useSspTexts();
  return (
    <div className="flow-prompt">
      <p className="quiet">{t(isHandedOver ? 'aiAgentHandedOver' : 'flowEnded')}</p>
      <ToChat />
      {!isHandedOver && (
        <button
          type="button"
          className="secondary"
          onClick={() => router.replace('/self-service-portal/home')}
        >
          {own('homeTitle')}
        </button>
      )}
    </div>
  );
}

/** Goes on by itself when the time is over, or asks whether something is done. */
function useWaiting({ prompt, isBusy, revision }: RunningFlow): void {
  const flows = flowsOf(useWidget());
  const waitMs =
    prompt?.kind === 'delay' ? prompt.seconds * 1000 + 50 : prompt?.kind === 'working' ? againMs : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for every answer
  useEffect(() => {
    if (waitMs === null || isBusy) return;
    const timer = setTimeout(() => void flows.answer({ kind: 'passed' }, null), waitMs);
    return () => clearTimeout(timer);
  }, [flows, waitMs, isBusy, revision]);
}
