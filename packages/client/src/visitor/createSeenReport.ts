/** What was seen is told to the server: now, or as soon as there is a connection. */
export function createSeenReport(send: (frame: object) => boolean) {
  let untold: string | null = null;
  function tell(messageSeenDate: string): void {
    untold = send({ type: 'message-seen', payload: { messageSeenDate } }) ? null : messageSeenDate;
  }
  return {
    tell,
    opened(): void {
      if (untold !== null) tell(untold);
    },
  };
}
