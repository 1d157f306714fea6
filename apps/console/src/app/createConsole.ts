import { createDesks } from '../desk/createDesks';
import { createSession } from '../session/createSession';
import { createConsoleRouter } from './createConsoleRouter';
import { createQueryClient } from './createQueryClient';

/** Composes the console; nothing in it is a module's own state, so a page can hold two. */
export function createConsole() {
  const queryClient = createQueryClient({ onUnauthorized: () => session.expire() });
  const desks = createDesks({
    queryClient,
    onSignedOut: () => session.expire(),
    openConversation: (conversationId) =>
      void router.navigate({ to: '/inbox/$conversationId', params: { conversationId } }),
  });
  const session = createSession({
    queryClient,
    desks,
    showSignIn: (canReturn) => router.navigate({ to: '/sign-in', search: canReturn ? wantedPath() : {} }),
  });
  const router = createConsoleRouter({ queryClient, desks, session });
  const wantedPath = () => ({ returnTo: router.state.location.pathname });
  return { queryClient, router };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
