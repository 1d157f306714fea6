import type { Feature, Screen } from '../app/Feature';
import { sspTextsOf } from '../self-service/sspTextsOf';

const heading = '.portal-title';
const isRunning: NonNullable<Screen['guard']> = (_, { flowId }) => (flowId ? null : '/chat');

/** What a shop leads shoppers through, step by step (RTE-07, RTE-08, RTE-18). */
export const flows: Feature = {
  name: 'flows',
  screens: {
    '/flow': {
      load: () => import('../self-service/lazy/flows/FlowScreen'),
      title: (widget) => widget.router.store.get().route.parameters.flowLabel ?? '',
      focus: heading,
      guard: isRunning,
    },
    '/flow/sign-in': {
      load: () => import('../self-service/lazy/SendCodeScreen'),
      title: (widget) => sspTextsOf(widget).t('signInTitle'),
      focus: 'input',
    },
    '/flow/code-verification': {
      load: () => import('../self-service/lazy/VerifyScreen'),
      title: (widget) => sspTextsOf(widget).t('codeTitle'),
      focus: 'input',
    },
    '/flow/signed-in-as': {
      load: () => import('../self-service/lazy/flows/FlowSignedInAsScreen'),
      title: (widget) => sspTextsOf(widget).t('signInTitle'),
      focus: heading,
      guard: isRunning,
    },
    '/flow/order-selection': {
      load: () => import('../self-service/lazy/flows/FlowOrderScreen'),
      title: (widget) => sspTextsOf(widget).t('ordersChoose'),
      focus: heading,
      guard: isRunning,
    },
    '/flow/order-action': {
      load: () => import('../self-service/lazy/flows/FlowWishScreen'),
      title: (widget) => sspTextsOf(widget).t('homeTitle'),
      focus: heading,
      guard: isRunning,
    },
    '/flow/order-line-item-selection': {
      load: () => import('../self-service/lazy/flows/FlowItemsScreen'),
      title: (widget) => sspTextsOf(widget).t('itemsChoose'),
      focus: heading,
      guard: isRunning,
    },
  },
  commands: {
    previewFlow: async (widget, flowId) =>
      (await import('../self-service/lazy/flows/previewFlow')).previewFlow(widget, flowId),
  },
};
