export { visitorRoutes } from './routes';
export { createTokens, type Tokens, type VisitorClaims } from './tokens';
