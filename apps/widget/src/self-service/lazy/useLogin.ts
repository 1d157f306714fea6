import { useStore } from '@shopbell/looks';
import {
  SelfServiceLoginError,
  SelfServiceSendCodeError,
  sendFailure,
  verifyFailure,
} from '@shopbell/rules/login';
import type { Widget } from '../../app/Widget';
import { useWidget } from '../../app/WidgetContext';
import { type CodeRequest, type LoginFamily, portalOf } from './portalOf';
import { sspCalls } from './sspCalls';

/** The screens of each family, and where it leads when nobody wanted to go elsewhere. */
const paths = {
  portal: {
    verify: '/self-service-portal/login/verify',
    start: '/self-service-portal/login',
    end: '/self-service-portal/home',
  },
  identity: { verify: '/auth/verify-code', start: '/auth', end: '/auth/signed-in-as' },
  flow: { verify: '/flow/code-verification', start: '/flow/sign-in', end: '/flow/signed-in-as' },
} as const;

const noRefusal = { status: null, code: null };

export function useLogin() {
  const widget = useWidget();
  const portal = portalOf(widget);
  const { login, codeRequestDetails } = useStore(portal.store);
  const { path } = widget.router.store.get().route;
  const place = path.startsWith('/flow') ? 'flow' : path.startsWith('/auth') ? 'identity' : 'portal';
  const family: LoginFamily = place === 'portal' ? 'portal' : 'identity';

  return {
    family,
    login,
    codeRequestDetails,
    paths: paths[place],
    restart: () => portal.dispatch({ type: 'restarted' }),
    /** True once it is sent. */
    async send(request: CodeRequest): Promise<boolean> {
      portal.dispatch({ type: 'requested' });
      try {
        await sspCalls(widget).sendCode(request);
        portal.askedFor(request);
        portal.dispatch({ type: 'sent', atMs: Date.now() });
        return true;
      } catch (error) {
        const refusal = error instanceof SelfServiceSendCodeError ? error.refusal : noRefusal;
        const failure = sendFailure(refusal, request.channel);
        if (failure.event) widget.emit('event:sent', { event: failure.event });
        portal.dispatch({ type: 'send-failed', failure });
        return false;
      }
    },
    /** True once it is right: then the orders can be asked for. */
    async verify(request: CodeRequest, code: string): Promise<boolean> {
      portal.dispatch({ type: 'verifying' });
      try {
        portal.signIn(await sspCalls(widget).verifyCode(request, code));
        portal.dispatch({ type: 'verified' });
        return true;
      } catch (error) {
        const refusal = (error instanceof SelfServiceLoginError && error.refusal) || noRefusal;
        const failure = verifyFailure(refusal, request.channel);
        if (failure.event) widget.emit('event:sent', { event: failure.event });
        portal.dispatch({ type: 'refused', failure });
        return false;
      }
    },
  };
}

/** On to where the shopper wanted to go before they were asked who they are. */
export function goOn(
  { router }: Widget,
  parameters: Readonly<Record<string, string>>,
  otherwise: string,
): void {
  const { next = otherwise, because: _, ...rest } = parameters;
  router.replace(next, rest);
}
