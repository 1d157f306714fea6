import type { Refusal } from './loginFailures';

/** ERR-10. */
export class SelfServiceSendCodeError extends Error {
  override readonly name = 'SelfServiceSendCodeError';
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super('An error occurred while requesting for a code', options);
  }
}

/** ERR-11; ERR-12 where the server agreed and gave nothing. */
export class SelfServiceLoginError extends Error {
  override readonly name = 'SelfServiceLoginError';
  constructor(
    readonly refusal: Refusal | null,
    options?: ErrorOptions,
  ) {
    super(
      refusal
        ? 'An error occurred while verifying the code'
        : 'Unexpected SSP API response for code validation',
      options,
    );
  }
}
