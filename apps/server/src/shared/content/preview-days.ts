/** How many days a link to a preview may last. */
export const mostPreviewDays = 7;
