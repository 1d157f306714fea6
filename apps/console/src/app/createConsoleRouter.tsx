import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { readInboxSearch } from '../inbox/inboxFilter';
import { returnPath } from '../session/returnPath';
import { isSetupOpen } from '../setup/isSetupOpen';
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
    if (await isSetupOpen()) throw redirect({ to: '/setup', replace: true });
  },
  component: lazyRouteComponent(() => import('../session/SignInScreen'), 'SignInScreen'),
});

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  beforeLoad: async () => {
    if (!(await isSetupOpen())) throw redirect({ to: '/sign-in', replace: true });
  },
  component: lazyRouteComponent(() => import('../setup/SetupScreen'), 'SetupScreen'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation/$token',
  component: lazyRouteComponent(() => import('../invitation/InvitationScreen'), 'InvitationScreen'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../session/ForgotPasswordScreen'), 'ForgotPasswordScreen'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password/$token',
  component: lazyRouteComponent(() => import('../session/ResetPasswordScreen'), 'ResetPasswordScreen'),
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
  component: lazyRouteComponent(() => import('../desk/screens'), 'DeskScreen'),
});

const inboxRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'inbox',
  validateSearch: readInboxSearch,
  component: lazyRouteComponent(() => import('../desk/screens'), 'InboxScreen'),
});

const nothingOpenRoute = createRoute({
  getParentRoute: () => inboxRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../desk/screens'), 'NothingOpen'),
});

const conversationRoute = createRoute({
  getParentRoute: () => inboxRoute,
  path: '$conversationId',
  component: lazyRouteComponent(() => import('../desk/screens'), 'ConversationScreen'),
});

const accountRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'account',
  component: lazyRouteComponent(() => import('../account/AccountScreen'), 'AccountScreen'),
});

const macrosRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'macros',
  component: lazyRouteComponent(() => import('../macros/MacrosScreen'), 'MacrosScreen'),
});

const routingRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'routing',
  component: lazyRouteComponent(() => import('../routing/RoutingScreen'), 'RoutingScreen'),
});

const settingsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'settings/{-$section}',
  validateSearch: ({ chat }: Record<string, unknown>): { chat?: number } =>
    Number.isSafeInteger(chat) ? { chat: Number(chat) } : {},
  component: lazyRouteComponent(() => import('../settings/SettingsScreen'), 'SettingsScreen'),
});

const teamRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'team',
  // Where it was before it became a place of the settings.
  beforeLoad: () => {
    throw redirect({ to: '/settings/{-$section}', params: { section: 'team' }, replace: true });
  },
});

const firstRunRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'welcome',
  component: lazyRouteComponent(() => import('../firstRun/FirstRunScreen'), 'FirstRunScreen'),
});

const routeTree = rootRoute.addChildren([
  startRoute,
  signInRoute,
  setupRoute,
  invitationRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  deskRoute.addChildren([
    inboxRoute.addChildren([nothingOpenRoute, conversationRoute]),
    macrosRoute,
    routingRoute,
    accountRoute,
    settingsRoute,
    teamRoute,
    firstRunRoute,
  ]),
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
