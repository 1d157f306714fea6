import type { ProblemCode } from '@shopbell/protocol';

/** Why a file did not get through: a refusal of the server, or the way there. Guard by `code`. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  constructor(
    readonly code: ProblemCode | 'network' | 'timeout' | 'cancelled',
    options?: ErrorOptions,
  ) {
    super(`The upload ended: ${code}`, options);
  }
}
