import type { Server } from 'node:http';

/** Where a server listens; 0 before it does. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
