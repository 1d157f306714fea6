/** Up to when the shopper has seen what was answered: the server hears of it now, or with the next connection. */
export function createSeenReport(send: (frame: object) => boolean) {
  let untoldDate: string | null = null;

  function tell(messageSeenDate: string): void {
    untoldDate = send({ type: 'message-seen', payload: { messageSeenDate } }) ? null : messageSeenDate;
  }

  return {
    tell,
    opened(): void {
      if (untoldDate !== null) tell(untoldDate);
    },
    forget(): void {
      untoldDate = null;
    },
  };
}
