import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { ConversationScreen } from '../conversation/ConversationScreen';
import { DeskScreen } from '../desk/DeskScreen';
import { InboxScreen } from '../inbox/InboxScreen';
import { NothingOpen } from '../inbox/NothingOpen';
import { returnPath } from '../session/returnPath';
import { SignInScreen } from '../session/SignInScreen';
import type { ConsoleServices } from './ConsoleServices';
import { NotFoundScreen } from './NotFoundScreen';
import { StartingScreen } from './StartingScreen';
import { UnreachableScreen } from './UnreachableScreen';

const rootRoute = createRootRouteWithContext<ConsoleServices>()({ component: Outlet });

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/inbox', replace: true });
  },
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } => {
    const returnTo = returnPath(search.returnTo);
    return returnTo === undefined ? {} : { returnTo };
  },
  beforeLoad: async ({ context, search }) => {
    if (await context.session.isKnown()) throw redirect({ to: search.returnTo ?? '/inbox', replace: true });
  },
  component: SignInScreen,
});

/** Everything behind the sign-in. */
const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'desk',
  beforeLoad: async ({ context, location }) => {
    const member = await context.session.member();
    if (member) return { member, desk: context.desks.deskOf(member) };
    throw redirect({ to: '/sign-in', search: { returnTo: location.pathname }, replace: true });
  },
  component: DeskScreen,
});

const inboxRoute = createRoute({ getParentRoute: () => deskRoute, path: 'inbox', component: InboxScreen });

const nothingOpenRoute = createRoute({ getParentRoute: () => inboxRoute, path: '/', component: NothingOpen });

const conversationRoute = createRoute({
  getParentRoute: () => inboxRoute,
  path: '$conversationId',
  component: ConversationScreen,
});

const routeTree = rootRoute.addChildren([
  startRoute,
  signInRoute,
  deskRoute.addChildren([inboxRoute.addChildren([nothingOpenRoute, conversationRoute])]),
]);

export const createConsoleRouter = (services: ConsoleServices) =>
  createRouter({
    routeTree,
    basepath: '/console',
    context: services,
    defaultPendingMs: 200,
    defaultPendingComponent: StartingScreen,
    defaultErrorComponent: UnreachableScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
