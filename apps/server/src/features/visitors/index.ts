export { visitorConsoleRoutes } from './consoleRoutes';
export { visitorRoutes } from './routes';
export { createVisitors, type Visitors } from './service';
export { createTokens, type Tokens, type VisitorClaims } from './tokens';
