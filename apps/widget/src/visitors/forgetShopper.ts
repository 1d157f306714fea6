import type { Widget } from '../app/Widget';

/** Nothing of the shopper stays in this tab; on the device, unless another tab has seen to that. */
export async function forgetShopper({ client, tell }: Widget, isDoneElsewhere: boolean): Promise<void> {
  await client.run((loaded) => {
    loaded.logout(isDoneElsewhere);
    // In this very task: what waits for the client behind it would be said by the next person.
    return tell('signedOut', 'here');
  });
}

/** Whoever looks at an open window goes on in it as somebody new. */
export function beginAnew({ client, window }: Widget): void {
  if (window.get().isOpen) void client.run((loaded) => loaded.connect());
}
