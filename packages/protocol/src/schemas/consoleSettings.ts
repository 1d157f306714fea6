import { z } from 'zod';
import { deskLimits, limits } from '../limits';
import { nonEmptyText, safeText } from './text';

export const newMacro = z.object({
  name: nonEmptyText(deskLimits.macroNameMax).transform((name) => name.trim()),
  text: nonEmptyText(limits.messageTextMax),
});
export const macro = z.object({ id: z.number().int(), name: z.string(), text: z.string() });
export type Macro = z.infer<typeof macro>;
export const macroList = z.object({ macros: z.array(macro) });
export const macroReference = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});

/** Days after the last message; null keeps conversations for good. */
export const retention = z.object({ days: z.number().int().min(1).max(3650).nullable() });

const capacity = z.number().int().min(0).max(100);
export const routing = z.object({
  mode: z.enum(['manual', 'round-robin']),
  /** Open conversations per agent, unless someone has a number of their own. */
  capacity: capacity.min(1),
  agents: z.array(z.object({ userId: z.string(), name: z.string(), capacity: capacity.nullable() })),
});
export type Routing = z.infer<typeof routing>;
export const routingChange = z.object({
  mode: z.enum(['manual', 'round-robin']),
  capacity: capacity.min(1),
  capacities: z.array(z.object({ userId: safeText(100), capacity: capacity.nullable() })).max(500),
});
