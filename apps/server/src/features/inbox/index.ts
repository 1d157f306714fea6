export { messageRoutes } from './messageRoutes';
export { inboxRoutes } from './routes';
export { createInbox, type Inbox } from './service';
export { inboxSettingsRoutes } from './settingsRoutes';
export { wakeQueue } from './state';
