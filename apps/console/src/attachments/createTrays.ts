import { readDraft, writeDraft } from '../conversation/drafts';
import { createTray, type Tray, type TrayOptions } from './createTray';

export interface Trays {
  /** The same one every time, so that what is on its way goes on while someone looks elsewhere. */
  of(conversationId: string): Tray;
}

export function createTrays(onRefused: TrayOptions['onRefused']): Trays {
  const trays = new Map<string, Tray>();
  return {
    of(conversationId) {
      const key = `${conversationId}:tray`;
      const tray =
        trays.get(conversationId) ??
        createTray({
          restore: async () => {
            const kept = readDraft(key);
            return kept === '' ? [] : (await import('./lazy/readKept')).readKept(kept);
          },
          write: (text) => writeDraft(key, text),
          loadUploads: async () => (await import('./lazy/startUploads')).startUploads(conversationId),
          onRefused,
        });
      trays.set(conversationId, tray);
      return tray;
    },
  };
}
