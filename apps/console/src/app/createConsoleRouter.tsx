import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { doors, inboxScreen, screens, screensBesideInbox, screensInInbox } from '../screens';
import { componentOf, guardedComponentOf } from '../screens/componentOf';
import type { Door, Place, Screen } from '../screens/Screen';
import type { SignInSearch } from '../session/doors';
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

/** Everything behind the sign-in. */
const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'desk',
  beforeLoad: async ({ context, location }) => {
    const member = await context.session.member();
    if (member) return { member, desk: await context.desks.deskOf(member) };
    throw redirect({ to: '/sign-in', search: { returnTo: location.pathname }, replace: true });
  },
  component: lazyRouteComponent(() => import('../desk/screens'), 'DeskScreen'),
});

const readingOf =
  <Search extends object>({ readSearch }: Place<string, Search>) =>
  (search: Record<string, unknown>): Search =>
    readSearch ? readSearch(search) : ({} as Search);

const screenRoute = <Parent extends AnyRoute, Path extends string, Search extends object>(
  parent: Parent,
  screen: Screen<Path, Search>,
) =>
  createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    validateSearch: readingOf(screen),
    component: guardedComponentOf(screen),
  });

const doorRoute = <Path extends string, Search extends object>(door: Door<Path, Search>) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: door.path,
    validateSearch: readingOf(door),
    beforeLoad: async (arrival: Arrival) => {
      const to = await elsewhere(door, arrival);
      if (to !== null) throw redirect({ to, replace: true });
    },
    component: componentOf(door),
  });

interface Arrival {
  readonly context: ConsoleServices;
  readonly search: SignInSearch;
}

/** Where someone is sent whom a door does not admit. */
async function elsewhere({ admits }: Door, { context, search }: Arrival): Promise<string | null> {
  if (admits === 'everyone') return null;
  if (admits === 'founders') return (await isSetupOpen()) ? null : '/sign-in';
  if (await context.session.isKnown()) return search.returnTo ?? '/inbox';
  return (await isSetupOpen()) ? '/setup' : null;
}

type ScreenRoutes<Parent extends AnyRoute, List extends readonly unknown[]> = {
  -readonly [Index in keyof List]: List[Index] extends Screen<infer Path, infer Search>
    ? ReturnType<typeof screenRoute<Parent, Path, Search>>
    : never;
};

type DoorRoutes<List extends readonly unknown[]> = {
  -readonly [Index in keyof List]: List[Index] extends Door<infer Path, infer Search>
    ? ReturnType<typeof doorRoute<Path, Search>>
    : never;
};

/** One route for each, of the type that links and hooks know it by. */
const routesOf = <Parent extends AnyRoute, const List extends readonly Screen[]>(
  parent: Parent,
  list: List,
) => list.map((screen) => screenRoute(parent, screen)) as unknown as ScreenRoutes<Parent, List>;

const doorRoutes = doors.map((door) => doorRoute<string, object>(door)) as unknown as DoorRoutes<
  typeof doors
>;

const inboxRoute = screenRoute(deskRoute, inboxScreen);

const teamRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: 'team',
  // Where it was before it became a place of the settings.
  beforeLoad: () => {
    throw redirect({ to: '/settings/{-$section}', params: { section: 'team' }, replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  startRoute,
  ...doorRoutes,
  deskRoute.addChildren([
    inboxRoute.addChildren(routesOf(inboxRoute, screensInInbox)),
    ...routesOf(deskRoute, screensBesideInbox),
    teamRoute,
  ]),
]);

export const createConsoleRouter = (services: Omit<ConsoleServices, 'screens'>) =>
  createRouter({
    routeTree,
    basepath: '/console',
    context: { ...services, screens },
    defaultPendingMs: 200,
    defaultPendingComponent: StartingScreen,
    defaultErrorComponent: UnreachableScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
