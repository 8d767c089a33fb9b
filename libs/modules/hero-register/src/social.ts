// A door of its own: screens that show no registration load it late, and only where a service is offered.
export { SocialEntries, type SocialEntriesProps } from './social-entries/social-entries.tsx';
export { serviceName, socialPath } from './social-entries/social-path.ts';
