export const routes = [
  '/chat',
  '/offline-capture',
  '/require-email-capture',
  '/article-recommendation',
  '/reported-issue',
  '/auth',
  '/auth/send-code',
  '/auth/signed-in-as',
  '/auth/verify-code',
  '/flow',
  '/flow/sign-in',
  '/flow/code-verification',
  '/flow/signed-in-as',
  '/flow/order-selection',
  '/flow/order-line-item-selection',
  '/self-service-portal',
  '/self-service-portal/home',
  '/self-service-portal/login',
  '/self-service-portal/login/send-code',
  '/self-service-portal/login/verify',
  '/self-service-portal/orders',
  '/self-service-portal/order-details',
  '/self-service-portal/track',
  '/self-service-portal/cancel',
  '/self-service-portal/return',
  '/self-service-portal/report',
] as const;
export type Route = (typeof routes)[number];

/** A path that is unknown, or that this chat does not offer, leads to the conversation (RTE-19). */
export const resolvePath = (path: string, available: readonly Route[] = routes): Route =>
  available.find((route) => route === path) ?? '/chat';
