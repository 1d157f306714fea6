import { defineFeature, type Host } from '../../feature/Feature';
import type { ConversationsService } from '../conversations';
import type { VisitorsService } from '../visitors';
import { mailsAboutAddress } from './aboutAddress';
import { createAnswers } from './answers';
import type { CorrespondenceService } from './CorrespondenceService';
import { forgetMails } from './forgetMails';
import { createCorrespondenceFrames } from './frames';
import { createInbound } from './inbound';
import { createNotices } from './notices';
import { inboundMailRoutes } from './routes';
import { correspondenceTables } from './tables';
import { createTranscripts } from './transcripts';

interface Needs extends Host {
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
}

/** Conversations by mail: answers, replies to them, and transcripts. */
export const correspondenceFeature = defineFeature({
  name: 'correspondence',
  tables: correspondenceTables,
  create(context: Needs) {
    const { database, metrics, visitors, conversations, errand, ownAddress } = context;
    const { isDemo, inboundMailSecret } = context;
    const link = { tokens: visitors.tokens, demoPage: () => (isDemo ? `${ownAddress()}/` : null) };
    const answers = createAnswers({ ...context, ...link, canReply: inboundMailSecret !== null });
    conversations.whenAnswered((place) => errand(answers.answered(place)));
    const notices = createNotices({ ...context, ...link });
    const service: CorrespondenceService = { answers, notices, transcripts: createTranscripts(context) };

    return {
      service,
      async routes(server) {
        if (inboundMailSecret === null) return;
        const inbound = createInbound(database, conversations);
        await server.register(inboundMailRoutes, { inbound, metrics, secret: inboundMailSecret });
      },
      visitorFrames: createCorrespondenceFrames(context),
      erases: { rows: forgetMails },
      aboutAddress: mailsAboutAddress,
      everyMinute: answers.catchUp,
    };
  },
});
