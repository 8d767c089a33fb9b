/** Rules about a page: a component has one `main`, one name and one order of headings, and is on its board several times. Its other stories keep them. */
const aboutPages = [
  'heading-order',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'page-has-heading-one',
];

/** What axe leaves out where a component is shown in several cells of one page. */
export const pageRules = aboutPages.map((id) => ({ id, enabled: false }));
