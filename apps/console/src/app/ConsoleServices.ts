import type { QueryClient } from '@tanstack/react-query';
import type { Desks } from '../desk/createDesks';
import type { Screen } from '../screens/Screen';
import type { Session } from '../session/createSession';
import type { ShopChoice } from '../session/createShopChoice';

/** What every route may use. */
export interface ConsoleServices {
  readonly queryClient: QueryClient;
  readonly desks: Desks;
  readonly session: Session;
  readonly shopChoice: ShopChoice;
  /** Handed to those who list them, since each of them is loaded from there. */
  readonly screens: readonly Screen[];
}
