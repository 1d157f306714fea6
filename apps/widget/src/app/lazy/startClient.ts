import type { Store, VisitorClient, VisitorStorage } from '@shopbell/client/visitor';
import {
  browserEnvironment,
  browserOutbox,
  createVisitorClient,
  loadHttpFallback,
} from '@shopbell/client/visitor/full';
import type { EntrySource, LauncherSettings } from '@shopbell/protocol';
import { type AgentsStatus, isChatOnline } from '@shopbell/rules/availability';
import type { Cart } from '@shopbell/rules/cart';
import type { AvailabilityWatch } from '../../availability';
import { reportError } from '../../log';
import type { PageFacts } from '../../page';
import type { Router } from '../../router';
import type { Details } from '../../settings';
import { createCartSharing, createStorefront, warnOfOtherShop } from '../../storefront';

export interface ClientSurroundings {
  readonly launcher: LauncherSettings;
  readonly baseUrl: string;
  readonly storage: VisitorStorage;
  /** Nothing is read before it. */
  readonly storageReady: Promise<void> | undefined;
  readonly availability: AvailabilityWatch;
  readonly router: Router;
  readonly page: Store<PageFacts>;
  readonly details: Store<Details | null>;
  readonly language: () => string;
  readonly entrySource: () => EntrySource;
  readonly captureCart: (cart: Cart) => void;
  readonly onFailure: () => void;
}

/** The client of this page, and what its frames do to the rest of the widget. */
export async function startClient(surroundings: ClientSurroundings): Promise<VisitorClient> {
  const { launcher, baseUrl, storage, availability, router, page, onFailure } = surroundings;
  await surroundings.storageReady;
  const environment = browserEnvironment();
  const cart =
    launcher.shopType === 'shopify' ? createCartSharing(createStorefront(), surroundings.captureCart) : null;
  const client = createVisitorClient({
    appId: launcher.appId,
    appKey: launcher.appKey,
    baseUrl,
    language: surroundings.language,
    environment,
    storage,
    outboxStore: browserOutbox(),
    loadFallback: loadHttpFallback(environment),
    isChatOnline: () => isChatOnline(availability.store.get().availability),
    startContext: () => ({
      entrySource: surroundings.entrySource(),
      pageType: page.get().type ?? '',
      url: page.get().url,
    }),
    onChime: () => void import('@shopbell/looks/chime').then(({ chime }) => chime(0.12)).catch(reportChime),
    onProblem({ code, info }) {
      reportError(code, info);
      if (code === 'WS_RETRY_COUNT_EXCEEDED') onFailure();
    },
    onFrame(frame) {
      const { type, payload } = frame as { type: string; payload: unknown };
      const move = movesOf[type];
      if (move) router.push(move);
      else if (type === 'agents-status-update')
        availability.change({ agentsStatus: payload as AgentsStatus });
      else if (type === 'shopify-cart') void cart?.share();
      else return knownAnswers.includes(type);
      return true;
    },
  });
  if (cart) client.store.subscribe(() => cart.heed(client.store.get()));
  warnOfOtherShop(surroundings.details);
  return client;
}

/** Where the server sends the shopper (SOC-32, SOC-33, SOC-35, SOC-38). */
const movesOf: Readonly<Record<string, string | undefined>> = {
  'offline-capture-init': '/offline-capture',
  'contact-form-init': '/offline-capture',
  'require-email-capture': '/require-email-capture',
  'flow-handover': '/chat',
};

/** Answers whose sender waits for nothing more. */
const knownAnswers = ['acknowledged', 'email-captured', 'live-chat-init', 'visitor-changed'];

const reportChime = (error: unknown) => reportError('The sound could not be made.', error);
