import { createDesks } from '../desk/createDesks';
import { shownShop } from '../http/shownShop';
import { createSession } from '../session/createSession';
import { createShopChoice } from '../session/createShopChoice';
import { createConsoleRouter } from './createConsoleRouter';
import { createQueryClient } from './createQueryClient';

/** Composes the console. One thing is a module's own, since every call needs it: the shop that the page shows. */
export function createConsole() {
  const queryClient = createQueryClient({ onUnauthorized: () => session.expire() });
  const shopChoice = createShopChoice(queryClient);
  shownShop.onOther = shopChoice.refused;
  const desks = createDesks({
    queryClient,
    onSignedOut: () => session.expire(),
    onOtherShop: shopChoice.refused,
    openConversation: (conversationId) =>
      void router.navigate({ to: '/inbox/$conversationId', params: { conversationId } }),
  });
  const session = createSession({
    queryClient,
    desks,
    showSignIn: (search) => router.navigate({ to: '/sign-in', search: search ?? wantedPath() }),
  });
  const router = createConsoleRouter({ queryClient, desks, session, shopChoice });
  const wantedPath = () => ({ returnTo: router.state.location.pathname });
  return { queryClient, router };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
