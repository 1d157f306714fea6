import { useStore } from '@shopbell/looks';
import { useEffect, useRef } from 'react';
import type { ScreenProps } from '../../../app/Feature';
import { useWidget } from '../../../app/WidgetContext';
import { useTexts } from '../../../i18n';
import { useStyles } from '../../../styles';
import { Page } from '../Page';
import { useSspTexts } from '../useSspTexts';
import css from './flow.css?inline';
import { flowParameters } from './flowParameters';
import { flowsOf } from './flowsOf';
import { Prompt } from './Prompt';
import { Said } from './Said';
import { useKeptFocus } from './useKeptFocus';

/** A flow as a shopper goes through it (RTE-18). */
export function View({ parameters }: ScreenProps) {
  useStyles(css);
  const widget = useWidget();
  const flows = flowsOf(widget);
  const running = useStore(flows.store);
  const { t } = useTexts();
  const { t: own } = useSspTexts();
  const end = useRef<HTMLDivElement>(null);
  const turn = useRef<HTMLDivElement>(null);
  const wanted = flowParameters(parameters);
  const { flowId, flowLabel, flowLanguage, isPreview } = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each flow
  useEffect(() => {
    void flows.open(wanted);
  }, [flows, flowId, flowLanguage, isPreview]);
  const { state, isBusy } = running;
  const isHere = state.flow?.flowId === flowId;
  const asked = state.messages.findLast(({ fromShopper }) => !fromShopper)?.text || flowLabel;
  const over = { ended: t('flowEnded'), 'handed-over': t('aiAgentHandedOver') };
  const turnName = running.status in over ? over[running.status as keyof typeof over] : asked;
  useKeptFocus(turn, isBusy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [state.messages.length, running.prompt]);
  // A picture that was added, or a word on what does not fit, must not push the way on out of sight.
  useEffect(() => {
    const sizes = new ResizeObserver(() => end.current?.scrollIntoView({ block: 'end' }));
    if (turn.current) sizes.observe(turn.current);
    return () => sizes.disconnect();
  }, []);

  return (
    <Page
      title={(isHere && state.flow?.flowLabel) || flowLabel}
      beside={isPreview && <span className="flow-preview">{t('flowPreview')}</span>}
    >
      <div role="log" aria-busy={isBusy} aria-label={flowLabel}>
        <ol className="flow-log">
          {isHere && state.messages.map((message) => <Said key={message.id} message={message} />)}
        </ol>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset; it takes the focus from step to step. */}
      <div ref={turn} className="flow-turn" role="group" aria-label={turnName} tabIndex={-1}>
        <Prompt parameters={parameters} running={running} />
        {isHere && (state.canGoBack || state.previewMode) && (
          <p className="flow-tools">
            {state.canGoBack && (
              <button type="button" className="link" disabled={isBusy} onClick={() => void flows.back()}>
                {own('back')}
              </button>
            )}
            {state.previewMode && (
              <button type="button" className="link" disabled={isBusy} onClick={() => void flows.reset()}>
                {t('flowRestart')}
              </button>
            )}
          </p>
        )}
      </div>
      <div ref={end} />
    </Page>
  );
}
