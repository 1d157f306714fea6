import type { createChannel } from '../conversation/createChannel';
import type { Cancel, Environment } from '../environment';
import type { createOutbox } from './outbox/createOutbox';
import type { createTabs } from './tabs';

const lookAgainMs = 5000;

export interface OrphansOptions {
  readonly environment: Environment;
  readonly clientInstanceId: string;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly tabs: () => ReturnType<typeof createTabs>;
  readonly channel: () => ReturnType<typeof createChannel>;
}

/** Messages that a tab has kept and not delivered before it was gone: the tab that leads sends them (D12). */
export function createOrphans({ environment, clientInstanceId, outbox, tabs, channel }: OrphansOptions) {
  let cancelLook: Cancel = () => {};

  async function watchWriters(): Promise<void> {
    for (const message of await outbox.othersThan(clientInstanceId)) {
      tabs().watch(message.clientInstanceId);
      // Where another tab leads: nobody has told it of what was sent before there was a client.
      tabs().tell({ type: 'wrote', clientInstanceId: message.clientInstanceId });
    }
  }

  function lookAgain(): void {
    cancelLook();
    cancelLook = environment.after(lookAgainMs, watchWriters);
  }

  return {
    /**
     * Whose messages are kept here and not yet delivered? If they are gone, or once they are, this tab sends them. It
     * looks twice: a browser that is busy with the end of a tab may not let us read what that tab has kept.
     */
    look(): void {
      lookAgain();
      void watchWriters();
    },

    /** Says whether the tab that is gone has left anything. */
    async adopt(gone: string): Promise<boolean> {
      const left = await outbox.othersThan(clientInstanceId);
      const orphans = left.filter((message) => message.clientInstanceId === gone);
      outbox.take(orphans);
      channel().adopt(orphans);
      if (orphans.length === 0) lookAgain();
      return orphans.length > 0;
    },

    stop: () => cancelLook(),
  };
}
