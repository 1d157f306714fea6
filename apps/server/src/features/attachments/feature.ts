import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import type { AttachmentsService } from './AttachmentsService';
import { createContentGate } from './contentGate';
import { fileRoutes } from './fileRoutes';
import { attachmentRoutes } from './routes';
import { createAttachments } from './service';
import { createSlices } from './slices';
import { attachmentsTables } from './tables';
import { createAgentCheck, createVisitorCheck } from './uploader';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
  readonly visitors: VisitorsService;
}

/** Files in conversations, and what of a message's content may be stored. */
export const attachmentsFeature = defineFeature({
  name: 'attachments',
  tables: attachmentsTables,
  create(context: Needs) {
    const { database, agents, shops, visitors, attempts } = context;
    const attachments = createAttachments(context);
    const slices = createSlices({ ...context, attachments });
    const uploading = { attachments, slices, attempts };
    const service: AttachmentsService = {
      gate: createContentGate(attachments.reference),
      async forgetOld() {
        await slices.forgetOld();
        await attachments.forgetOld();
      },
    };

    return {
      service,
      async routes(server) {
        const uploaderOf = createVisitorCheck({ shops, access: visitors.access });
        await server.register(fileRoutes, { attachments });
        await server.register(attachmentRoutes, { ...uploading, uploaderOf, isPublic: true });
      },
      async consoleRoutes(server) {
        const uploaderOf = createAgentCheck({ agents, database });
        const prefix = '/console/api';
        await server.register(attachmentRoutes, { ...uploading, prefix, uploaderOf, isPublic: false });
      },
      erases: {
        async files(place) {
          await slices.forget(place);
          return attachments.forget(place);
        },
      },
      forgetOld: service.forgetOld,
    };
  },
});
