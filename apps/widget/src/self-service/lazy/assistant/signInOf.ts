import { createStore } from '@shopbell/client/visitor';
import { isAssistantOn, withAuthentication } from '@shopbell/rules/assistant-entry';
import { perWidget } from '../../../app/perWidget';
import { customerOf } from '../../../visitors/customerOf';
import { sspTextsOf } from '../../sspTextsOf';
import { portalOf } from '../portalOf';
import { nameOf } from '../SignedInLine';
import { sspCalls } from '../sspCalls';
import { saySomething } from './saySomething';

type Way = 'email' | 'phone';

/** The way to a sign-in and back, of which the assistant is told how it ended (AI-22, AI-23). */
export const signInOf = perWidget((widget) => {
  const { router, running } = widget;
  const portal = portalOf(widget);
  /** Who was signed in when the shopper left for it; undefined while nobody is on the way. */
  const leaving = createStore<{ readonly access: unknown; readonly hasFailed: boolean } | null>(null);

  async function succeeded(): Promise<void> {
    const { access } = portal.store.get();
    if (!access) return;
    const { t } = sspTextsOf(widget);
    const text = t('signedInAs', { name: nameOf(access.customer) });
    const { settings } = widget.details.get() ?? {};
    await saySomething(widget, text, 'customer_authentication_success', (metadata) =>
      withAuthentication(metadata, {
        isAssistantOn: isAssistantOn(settings?.automation?.aiAgent),
        idToken: access.idToken ?? null,
        capturedEmail: metadata.capturedMail ?? null,
        storedEmail: customerOf(widget).read().email ?? null,
        nowMs: Date.now(),
        decode: atob,
        lookUp: sspCalls(widget).accessFor,
      }),
    );
  }

  function follow(): void {
    const left = leaving.get();
    if (!left || router.store.get().route.path !== '/chat') return;
    leaving.update(() => null);
    const { access } = portal.store.get();
    const isSignedIn = access !== null && access !== left.access;
    // The sign-in goes on to the conversation; the shopper came from there.
    if (isSignedIn && router.store.get().canGoBack) router.back();
    if (isSignedIn) void succeeded();
    else if (left.hasFailed)
      void saySomething(widget, sspTextsOf(widget).t('errorSignIn'), 'customer_authentication_failed');
  }

  function noteFailure(): void {
    const { login } = portal.store.get();
    if (leaving.get() && 'failure' in login && login.failure)
      leaving.update((left) => left && { ...left, hasFailed: true });
  }

  running.push({ stop: router.store.subscribe(follow) }, { stop: portal.store.subscribe(noteFailure) });

  return {
    /** Back to the conversation, without a word about it. */
    leave(): void {
      leaving.update(() => null);
      while (router.store.get().route.path !== '/chat' && router.store.get().canGoBack) router.back();
    },
    go(way?: Way): void {
      leaving.update(() => ({ access: portal.store.get().access, hasFailed: false }));
      const channel = way && (way === 'email' ? 'email-code' : 'sms-code');
      router.push(channel ? '/auth/send-code' : '/auth', { next: '/chat', ...(channel && { channel }) });
    },
  };
});
