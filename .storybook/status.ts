/** How far a component can be relied on: the tag of its file of stories. Without one a page is of many components. */
export const statuses = {
  stable: 'On screens of the portal; a change of its props is an entry in the change log.',
  beta: 'New, or on no screen yet: its props may still change.',
  deprecated: 'Goes with the next version; the change log names what takes its place.',
} as const;

/** One of the statuses. */
export type Status = keyof typeof statuses;

/** The status among the tags of a page. */
export const statusOf = (tags: readonly string[]): Status | undefined =>
  (Object.keys(statuses) as Status[]).find((status) => tags.includes(status));
