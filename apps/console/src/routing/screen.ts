import { RouteIcon } from '../icons/RouteIcon';
import type { Screen } from '../screens/Screen';

export const routingScreen: Screen<'routing'> = {
  path: 'routing',
  title: 'Routing',
  role: 'admin',
  refusal: 'Routing is looked after by owners and admins',
  rail: { Icon: RouteIcon },
  commands: [{ id: 'routing', title: 'Routing' }],
  load: async () => (await import('./RoutingScreen')).RoutingScreen,
};
