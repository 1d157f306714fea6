import type { Log } from '../../platform/log';
import type { App } from './App';

/** Once for each state of a chat's settings: every page that loads reads them. */
export function createUnreadableReport(log: Log) {
  const told = new Map<number, number>();
  return ({ id, updatedAt, unreadable }: App): void => {
    if (told.get(id) === updatedAt.getTime()) return;
    told.set(id, updatedAt.getTime());
    log.warn({ appId: id, unreadable }, 'Settings of a chat could not be read; defaults stand in for them');
  };
}
