import { isTrackingOn } from '@shopbell/rules/tracking';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import { type App, isOriginAllowed, type Shops } from '../shops';

export type ChatReference =
  | { readonly appId: number; readonly accountId?: number | undefined }
  | { readonly accountId: number };

interface Asking {
  readonly headers: { readonly origin?: string | undefined; readonly host?: string | undefined };
}

/** A switch takes so long to reach what is counted; asking anew for each event would cost more than writing it. */
const keptMs = 5000;
const keptMax = 1000;

/** The chat that events are of, for a page of its shop. */
export function createKnownChats(shops: Shops, clock: Clock) {
  const kept = new Map<string, { readonly untilMs: number; readonly chat: Promise<App | null> }>();

  async function find(reference: ChatReference): Promise<App | null> {
    if ('appId' in reference) {
      const chat = await shops.findApp({ id: reference.appId });
      const isOthers = reference.accountId !== undefined && chat?.shopId !== reference.accountId;
      return !chat || isOthers || chat.deletedAt || chat.deactivatedAt ? null : chat;
    }
    const chats = await shops.liveApps(reference.accountId);
    return chats.find(({ settings }) => isTrackingOn(settings)) ?? chats[0] ?? null;
  }
  function known(reference: ChatReference): Promise<App | null> {
    const name = JSON.stringify(reference);
    const found = kept.get(name);
    if (found && found.untilMs > clock.now()) return found.chat;
    if (kept.size >= keptMax) kept.clear();
    const chat = find(reference);
    kept.set(name, { untilMs: clock.now() + keptMs, chat });
    chat.catch(() => kept.delete(name));
    return chat;
  }

  return async (reference: ChatReference, { headers }: Asking): Promise<App> => {
    const chat = await known(reference);
    if (!chat) throw new ProblemError('unknown-app');
    if (!isOriginAllowed(chat, headers.origin, headers.host)) throw new ProblemError('foreign-origin');
    return chat;
  };
}
export type KnownChats = ReturnType<typeof createKnownChats>;
