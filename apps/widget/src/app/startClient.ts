import type { Store, VisitorClient, VisitorStorage } from '@shopbell/client/visitor';
import type { EntrySource, LauncherSettings } from '@shopbell/protocol';
import { type AgentsStatus, isChatOnline } from '@shopbell/rules/availability';
import type { AvailabilityWatch } from '../availability';
import { loadChunk } from '../chunks';
import { reportError } from '../log';
import type { PageFacts } from '../page';
import type { Router } from '../router';

export interface ClientSurroundings {
  readonly launcher: LauncherSettings;
  readonly baseUrl: string;
  readonly storage: VisitorStorage;
  /** Nothing is read before it. */
  readonly storageReady: Promise<void> | undefined;
  readonly availability: AvailabilityWatch;
  readonly router: Router;
  readonly page: Store<PageFacts>;
  readonly language: () => string;
  readonly entrySource: () => EntrySource;
  readonly onFailure: () => void;
}

/** The client of this page, once its code is there, and what its frames do to the rest of the widget. */
export async function startClient(surroundings: ClientSurroundings): Promise<VisitorClient> {
  const { launcher, baseUrl, storage, availability, router, page, onFailure } = surroundings;
  const { createVisitorClient, browserEnvironment, browserOutbox, loadHttpFallback } = await loadChunk(
    'client',
    () => import('@shopbell/client/visitor/full'),
  );
  await surroundings.storageReady;
  const environment = browserEnvironment();
  return createVisitorClient({
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
    onChime: () => void import('../sound/lazy/chime').then(({ chime }) => chime()).catch(reportChime),
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
      else return knownAnswers.includes(type);
      return true;
    },
  });
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
