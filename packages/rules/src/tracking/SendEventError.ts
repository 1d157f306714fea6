/** ERR-14: what was to be counted has not arrived. */
export class SendEventError extends Error {
  override readonly name = 'SendEventError';
  constructor(reason: string) {
    super(`Events could not be sent: ${reason}`);
  }
}
