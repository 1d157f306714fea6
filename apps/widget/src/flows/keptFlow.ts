import { storageKey } from '@shopbell/protocol';
import type { Widget } from '../app/Widget';
import { reportError } from '../log';

export interface KeptFlow {
  readonly flowId: string;
  /** Left out by versions that did not offer it again. */
  readonly flowLabel?: string;
  readonly executionId: string;
  readonly accessToken: string;
}

export const keptFlowKey = ({ launcher }: Pick<Widget, 'launcher'>): string =>
  storageKey(launcher.appId, 'flow');

/** The flow that the shopper was in when they left the page. */
export function keptFlow(widget: Pick<Widget, 'launcher' | 'storage'>): KeptFlow | null {
  try {
    return JSON.parse(widget.storage.read(keptFlowKey(widget)) ?? 'null');
  } catch (error) {
    reportError('INVALID_STORED_JSON', error);
    return null;
  }
}
