/** What editors write and publish: an article, or a page. */
export interface EditedSubject {
  kind: 'article' | 'page';
  orgId: string;
  id: string;
}

/** How the audit log calls articles and pages. */
export const auditName = ({ kind }: Pick<EditedSubject, 'kind'>): 'news' | 'page' => (kind === 'article' ? 'news' : 'page');

/** The columns of what hangs on either. */
export const keyOfSubject = ({ kind, id }: EditedSubject) => ({
  newsId: kind === 'article' ? id : null,
  pageId: kind === 'page' ? id : null,
});
