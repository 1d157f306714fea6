import type { OutgoingMessage } from '@shopbell/protocol';
import type { createTabs } from './tabs';

export interface OrphansOptions {
  readonly clientInstanceId: string;
  readonly tabs: Pick<ReturnType<typeof createTabs>, 'isLeading' | 'watch'>;
  readonly outbox: {
    othersThan(clientInstanceId: string): Promise<readonly OutgoingMessage[]>;
    take(messages: readonly OutgoingMessage[]): void;
  };
  readonly isInConversation: () => boolean;
  readonly adopt: (messages: readonly OutgoingMessage[]) => void;
}

/** Whose messages are kept here and not yet delivered? If they are gone, or once they are, this tab sends them (D13). */
export function createOrphans({ clientInstanceId, tabs, outbox, isInConversation, adopt }: OrphansOptions) {
  return {
    async look(): Promise<void> {
      if (!tabs.isLeading || !isInConversation()) return;
      for (const message of await outbox.othersThan(clientInstanceId)) tabs.watch(message.clientInstanceId);
    },

    async adopt(gone: string): Promise<void> {
      const left = await outbox.othersThan(clientInstanceId);
      const orphans = left.filter((message) => message.clientInstanceId === gone);
      outbox.take(orphans);
      adopt(orphans);
    },
  };
}
