import { defineFeature, type Host } from '../../feature/Feature';
import { forgetOldMessages } from '../../platform/letters';
import { outboxRoutes } from './outboxRoutes';
import { housekeepingTables } from './tables';

/** What the ports keep for everyone: mails on their way, tries that are counted, jobs that were carried here. */
export const housekeepingFeature = defineFeature({
  name: 'housekeeping',
  tables: housekeepingTables,
  create({ database, clock, attempts, isDemo }: Host) {
    return {
      service: {},
      async routes(server) {
        if (isDemo) await server.register(outboxRoutes, { database });
      },
      async forgetOld() {
        await attempts.forgetOld();
        await forgetOldMessages(database, clock.now());
      },
    };
  },
});
