export { type AnnounceUnread, createAnnouncer } from './activities.announce.ts';
export { type CongratulatedDay, recordCongratulation, type Remaining, withdrawCongratulation } from './activities.congratulations.ts';
export { demanded, readDemand, recordDemand, takeBackDemand } from './activities.demands.ts';
export { activityKinds } from './activities.kinds.ts';
export { createActivitiesHandlers } from './activities.handlers.ts';
export { createReadAlong } from './activities.read-along.ts';
export { sentenceFor } from './activities.policy.ts';
export { recordComment, recordMentions, unreadBy, withdrawComment, withdrawMentions } from './activities.record.ts';
