import type { SspTextKey } from '@shopbell/texts/self-service';
import type { Feature, Screen } from '../app/Feature';
import { isPortalOn } from './isPortalOn';
import { hasVisits, loadVisits } from './loadVisits';
import { sspTextsOf } from './sspTextsOf';

const screen = (title: SspTextKey, focus: string, load: NonNullable<Screen['load']>): Screen => ({
  load,
  title: (widget) => sspTextsOf(widget).t(title),
  focus,
  guard: (widget) => (isPortalOn(widget) ? null : '/chat'),
});
const heading = '.portal-title';

const home = screen('homeTitle', heading, () => import('./lazy/HomeScreen'));
const sendCode = screen('signInTitle', 'input', () => import('./lazy/SendCodeScreen'));
const verify = screen('codeTitle', 'input', () => import('./lazy/VerifyScreen'));

/** Where is my order: who is asking, and what they can do by themselves (RTE-03, RTE-09..15, RTE-17). */
export const selfService: Feature = {
  name: 'self-service',
  screens: {
    '/self-service-portal': home,
    '/self-service-portal/home': home,
    '/self-service-portal/login': sendCode,
    '/self-service-portal/login/send-code': sendCode,
    '/self-service-portal/login/verify': verify,
    '/self-service-portal/orders': screen('ordersTitle', heading, () => import('./lazy/OrdersScreen')),
    '/self-service-portal/order-details': screen('ordersTitle', heading, () => import('./lazy/OrderScreen')),
    '/self-service-portal/track': screen('orderTrack', heading, () => import('./lazy/TrackScreen')),
    '/self-service-portal/cancel': screen('orderCancel', heading, () => import('./lazy/CancelScreen')),
    '/self-service-portal/address': screen('actionAddress', heading, () => import('./lazy/AddressScreen')),
    '/self-service-portal/return': screen('orderReturn', heading, () => import('./lazy/ReturnScreen')),
    '/self-service-portal/report': screen('orderReport', heading, () => import('./lazy/ReportScreen')),
    '/reported-issue': screen('orderReport', heading, () => import('./lazy/ReportedScreen')),
    '/linked-reply': { ...home, load: () => import('./lazy/LinkedReply'), guard: () => null },
    '/auth': sendCode,
    '/auth/send-code': sendCode,
    '/auth/verify-code': verify,
    '/auth/signed-in-as': screen('signInTitle', heading, () => import('./lazy/SignedInAsScreen')),
  },
  start(widget) {
    const { search } = location;
    if (/[?&]impersonator=/.test(search))
      void import('./lazy/impersonator').then(({ heedLink }) => heedLink(widget, search));
    // Who has looked something up on another page may write on this one.
    if (hasVisits(widget)) void loadVisits(widget);
    return undefined;
  },
  pieces: [{ place: 'header', isWanted: isPortalOn, load: () => import('./lazy/HomeButton') }],
};
