export { fitting, type NamedMention, toRanges, toSent, toWriting, type Writing } from './mention-ranges.ts';
export type { MentionSource, PersonToMention } from './mention-source.ts';
export { useMentions } from './use-mentions.tsx';
