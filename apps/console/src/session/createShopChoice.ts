import { createStore, type Store } from '@shopbell/client/agent';
import type { ConsoleMember } from '@shopbell/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { readAnswer } from '../http/getJson';
import { sendJson } from '../http/sendJson';
import { shownShop } from '../http/shownShop';
import { consoleMember } from './memberQuery';

/** What becomes of a tab when another one has gone on to another shop. */
export interface ShopChoice {
  /** The name of the other shop while this tab's calls are refused for it. */
  readonly other: Store<string | null>;
  /** A call or the socket was refused. */
  refused(): void;
  /** This tab's shop is the chosen one again. */
  comeBack(): Promise<void>;
  /** Only looks away: the next refusal asks again. */
  leaveOpen(): void;
}

export function createShopChoice(queryClient: QueryClient): ShopChoice {
  const other = createStore<string | null>(null);
  let isAsking = false;

  async function ask(): Promise<void> {
    const chosen = await readChosen().catch(() => null);
    if (chosen?.id !== shownShop.id) other.update(() => chosen?.name ?? 'another shop');
  }

  return {
    other,
    refused() {
      if (isAsking) return;
      isAsking = true;
      void ask().finally(() => {
        isAsking = false;
      });
    },
    async comeBack() {
      await sendJson('PUT', 'account/shop', { shopId: shownShop.id });
      other.update(() => null);
      // What was asked for meanwhile was refused.
      void queryClient.invalidateQueries();
    },
    leaveOpen: () => other.update(() => null),
  };
}

/** By the browser's own fetch: a call that names a shop would be refused as well. */
async function readChosen(): Promise<ConsoleMember['shop']> {
  return (await readAnswer(await fetch('/console/api/me'), consoleMember)).shop;
}
