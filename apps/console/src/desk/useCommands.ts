import { useEffect, useEffectEvent } from 'react';
import type { Command } from './createCommands';
import { useDesk } from './useDesk';

/** Offers commands while the component is on screen; `key` says when they have become others. */
export function useCommands(key: string, commands: readonly Command[]): void {
  const { desk } = useDesk();
  const current = useEffectEvent(() => commands);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the reason to offer anew.
  useEffect(() => {
    const offered = current().map((command) => ({
      ...command,
      // What is run is always the newest of its name: an older one would act on what was on screen before.
      run: () =>
        current()
          .find(({ id }) => id === command.id)
          ?.run(),
    }));
    return desk.commands.offer(offered);
  }, [desk, key]);
}
