export { chatMessageKind } from './chat-message.kind.ts';
export { createNotificationKinds, defineNotificationKind, type NotificationKind } from './notification-kind.ts';
export { createNotificationsHandlers } from './notifications.handlers.ts';
export { createOldMaker } from './old-maker.ts';
export { momentOf, notify, withdraw, withdrawSource } from './notify.ts';
export { loadVapidKeys } from './vapid.ts';
