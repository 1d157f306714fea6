import { DatabaseOverloaded } from './DatabaseOverloaded';
import { isConnectionFailure } from './isConnectionFailure';

/** What somebody is told whose work failed on the way to the database or in it. */
export function troubleOf(error: unknown): 'overloaded' | 'database-down' | 'internal' {
  if (error instanceof DatabaseOverloaded) return 'overloaded';
  return isConnectionFailure(error) ? 'database-down' : 'internal';
}
