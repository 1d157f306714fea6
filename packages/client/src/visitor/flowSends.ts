import { type FlowKind, nextMessageId } from '@shopbell/rules/conversation';
import type { Environment } from '../environment';
import type { OnProblem } from '../problems';

/** What a flow sends beside messages, and the flag that its failure raises (CNV-03). */
const flagOf = {
  'pending-article-recommendation-flow-unsuccessful': 'articleRecommendation',
  'pending-workflow-recommendation-flow-unsuccessful': 'flowRecommendation',
  'pending-report-issue-flow-unsuccessful': 'reportIssue',
  'automated-response-event': 'automatedResponse',
  'pending-offline-capture-init': 'offlineCapture',
  'pending-offline-capture-additional-message': 'offlineCapture',
  'pending-live-chat-init': null,
  'pending-flow-handover': null,
} as const satisfies Record<string, FlowKind | null>;

export type FlowFrameType = keyof typeof flagOf;

export type FlowOutcome =
  | { readonly kind: 'confirmed'; readonly payload: unknown }
  | {
      readonly kind: 'failed';
      readonly because: 'not-connected' | 'connection-lost' | 'refused';
      /** Sent again under this id it is stored once, even if the first try arrived. */
      readonly messageId: string;
    };

export interface FlowSendOptions {
  /** Runs once if it fails. */
  readonly onFailed?: () => void;
  /** The id of a try before, for the same content. */
  readonly again?: string;
}

interface Waiting {
  readonly type: FlowFrameType;
  readonly settle: (outcome: FlowOutcome) => void;
}

export interface FlowSendsOptions {
  readonly environment: Environment;
  readonly clientInstanceId: string;
  readonly send: (frame: object) => boolean;
  readonly onOutcome: (flow: FlowKind, isFailed: boolean) => void;
  readonly onProblem: OnProblem;
}

interface Answer {
  readonly type: string;
  readonly messageId?: string;
  readonly payload: unknown;
}

/**
 * Each is confirmed by the frame of the same name without `pending-`, or of the name it had before (SOC-33), or refused
 * by a nack (SOC-30, SOC-31).
 */
export function createFlowSends({
  environment,
  clientInstanceId,
  send,
  onOutcome,
  onProblem,
}: FlowSendsOptions) {
  const waiting = new Map<string, Waiting>();
  let lastId: ReturnType<typeof nextMessageId> | null = null;

  function finish(messageId: string, outcome: FlowOutcome): void {
    const found = waiting.get(messageId);
    if (!found) return;
    waiting.delete(messageId);
    const flag = flagOf[found.type];
    if (flag) onOutcome(flag, outcome.kind === 'failed');
    if (outcome.kind === 'failed' && flag === 'offlineCapture') {
      const isNack = outcome.because === 'refused' && found.type === 'pending-offline-capture-init';
      const code = isNack ? 'WS_NACK_MESSAGE_OFFLINE_CAPTURE_INIT' : 'OFFLINE_CAPTURE_FLOW_ERROR';
      onProblem({ code, info: { because: outcome.because } });
    }
    found.settle(outcome);
  }

  return {
    send(
      type: FlowFrameType,
      payload: object,
      { onFailed, again }: FlowSendOptions = {},
    ): Promise<FlowOutcome> {
      lastId = nextMessageId(environment.now(), lastId);
      const messageId = again ?? lastId;
      return new Promise((done) => {
        const settle = (outcome: FlowOutcome) => {
          if (outcome.kind === 'failed') onFailed?.();
          done(outcome);
        };
        waiting.set(messageId, { type, settle });
        const isSent = send({ type, messageId, payload: { messageId, clientInstanceId, ...payload } });
        if (!isSent) finish(messageId, { kind: 'failed', because: 'not-connected', messageId });
        // Nobody answers an event: its way is over when it is sent, unless a refusal comes.
        else if (!type.startsWith('pending-')) done({ kind: 'confirmed', payload: null });
      });
    },

    /** Says whether the frame was an answer to one of these. */
    receive({ type, messageId, payload }: Answer): boolean {
      const name = `pending-${type.replace('contact-form', 'offline-capture')}`;
      const byName = [...waiting].find(([, entry]) => entry.type === name)?.[0];
      const key = messageId !== undefined && waiting.has(messageId) ? messageId : byName;
      if (key === undefined) return false;
      finish(
        key,
        type === 'nack-message'
          ? { kind: 'failed', because: 'refused', messageId: key }
          : { kind: 'confirmed', payload },
      );
      return true;
    },

    closed(): void {
      for (const [messageId, { type }] of waiting) {
        if (type.startsWith('pending-'))
          finish(messageId, { kind: 'failed', because: 'connection-lost', messageId });
        else waiting.delete(messageId);
      }
    },
  };
}
