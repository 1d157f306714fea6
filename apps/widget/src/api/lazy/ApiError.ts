/** The texts a shop's developer reads (ERR-19, ERR-20). */
const apiErrors = {
  'invalid-email': 'The first parameter must be a valid email.',
  'fake-email': 'The first parameter must be a real email.',
  'invalid-cart': 'The first parameter must be a valid cart.',
  'invalid-shopify-domain': 'The first parameter must be a valid Shopify domain.',
  'invalid-page': "The first parameter must be 'conversation' or 'homepage'.",
  'invalid-position': 'The first parameter must be a valid position.',
  'invalid-business-hours': 'The first parameter must be valid business hours.',
  'outside-shopify': 'Shopify - Operation not available outside Shopify environment!',
  'invalid-message': 'The first parameter must be a text that is not empty.',
  'flows-unavailable': 'This chat has no flows to preview.',
} as const;

export type ApiErrorCode = keyof typeof apiErrors;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(readonly code: ApiErrorCode) {
    super(apiErrors[code]);
  }
}
