export type OrderErrorCode = 'not_found' | 'provide_order_details' | 'error_fetching_orders' | 'signed_out';

/** Why there are no orders to show (ERR-01..03; HTTP-14..16). A sign-in that has ended is none of them. */
export class OrderError extends Error {
  override readonly name = 'OrderError';
  constructor(
    readonly code: OrderErrorCode,
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(code === 'error_fetching_orders' ? 'An error occurred while retrieving the orders' : code, options);
  }
}

export function orderErrorOf(status: number | null, options?: ErrorOptions): OrderError {
  const code = (status !== null && codes[status]) || 'error_fetching_orders';
  return new OrderError(code, status, options);
}

const codes: Readonly<Record<number, OrderErrorCode | undefined>> = {
  400: 'provide_order_details',
  401: 'signed_out',
  403: 'not_found',
};

/** ERR-04. */
export class TrackingError extends Error {
  override readonly name = 'TrackingError';
}

/** ERR-05. */
export class GetOrderTransactionsError extends Error {
  override readonly name = 'GetOrderTransactionsError';
}

/** ERR-13. */
export class LoopReturnsFlowError extends Error {
  override readonly name = 'LoopReturnsFlowError';
}
