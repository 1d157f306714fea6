import type { OrderActionKind } from '@shopbell/protocol';

/** What the settings say of self-service, as far as a page has to know. */
export interface PortalSettings {
  readonly enabled: boolean;
  readonly deleted?: boolean | undefined;
  readonly startChatEnabled: boolean;
  readonly channels?: { readonly email: boolean; readonly sms: boolean } | undefined;
  readonly flows: {
    readonly track_order: boolean;
    readonly cancel_order: boolean;
    readonly report_issue: boolean;
    readonly return_order: boolean;
  };
  /** With `loop`, returns are made in the portal of Loop (SSP-19). */
  readonly returns?: { readonly loop: boolean } | undefined;
  /** What the shop's own system is told at once. */
  readonly atOnce?:
    | {
        readonly cancel_order: boolean;
        readonly change_address: boolean;
        /** A page may know settings of before. */
        readonly return_order?: boolean | undefined;
      }
    | undefined;
}

/** SSP-09. */
export const isPortalEnabled = ({ enabled, deleted = false }: PortalSettings): boolean => enabled && !deleted;

/** SSP-06. */
export const portalActions = ['track', 'return', 'cancel', 'report_issue', 'track_and_manage'] as const;
export type PortalAction = (typeof portalActions)[number];

/** SSP-08: where somebody comes in. */
export const entryPoints = ['home-page', 'sign-in-code', 'order-page'] as const;
export type EntryPoint = (typeof entryPoints)[number];

/** By the first screen of self-service that they see; null where it is none. */
export function entryPointOf(path: string): EntryPoint | null {
  if (path === '/self-service-portal' || path === '/self-service-portal/home') return 'home-page';
  if (path.startsWith('/self-service-portal/login') || path.startsWith('/auth')) return 'sign-in-code';
  return path.startsWith('/self-service-portal/') ? 'order-page' : null;
}

/** What the home offers (SSP-12): one action per flow, or one for all where tracking comes with another (SSP-20). */
export function homeActions({ flows }: PortalSettings): readonly PortalAction[] {
  const actions = enabledFlows(flows);
  return actions.includes('track') && actions.length > 1 ? ['track_and_manage'] : actions;
}

/** What can be done with an order at all. */
export function enabledFlows(
  flows: PortalSettings['flows'],
): readonly Exclude<PortalAction, 'track_and_manage'>[] {
  const wanted = [
    ['track', flows.track_order],
    ['return', flows.return_order],
    ['cancel', flows.cancel_order],
    ['report_issue', flows.report_issue],
  ] as const;
  return wanted.flatMap(([action, isWanted]) => (isWanted ? [action] : []));
}

interface LinkedReplies {
  readonly actions?: readonly { readonly reply: string; readonly action: PortalAction }[] | undefined;
}

/** What a quick reply opens; null where it is a message, also because the shop does not offer the action any more. */
export function linkedAction(
  { actions = [] }: LinkedReplies,
  portal: PortalSettings,
  reply: string,
): PortalAction | null {
  const action = actions.find((each) => each.reply === reply)?.action;
  if (!action || !isPortalEnabled(portal)) return null;
  const offered = enabledFlows(portal.flows);
  const isOffered = action === 'track_and_manage' ? offered.length > 0 : offered.includes(action);
  return isOffered ? action : null;
}

/** SSP-19: where a return is made. */
export const returnWay = ({ returns }: Pick<PortalSettings, 'returns'>): 'loop' | 'message' =>
  returns?.loop ? 'loop' : 'message';

const switches = { cancel: 'cancel_order', address: 'change_address', return: 'return_order' } as const;

/** Whether something is done at once: the shop wants it, and its system can. A page may know settings of before. */
export const isAtOnce = (
  { atOnce }: Pick<PortalSettings, 'atOnce'>,
  kind: OrderActionKind,
  actions: readonly OrderActionKind[],
): boolean => actions.includes(kind) && atOnce?.[switches[kind]] === true;
