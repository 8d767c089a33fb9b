import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { HtmlProse } from '@foyer/ui';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './html-block.css.ts';
import { wrapTables } from './table-regions.ts';
import { useCleanHtml } from './use-clean-html.ts';

/** HTML as an editor has written it, sanitised, in the language it was written in. */
export function HtmlBlock({ block }: { block: Schemas['EditorBlock'] }) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const html = useCleanHtml(block.html);
  const { tag, direction } = locales[block.locale];
  const table = intl.formatMessage({ defaultMessage: 'Table', description: 'Name of a table that scrolls and has no caption' });
  useLayoutEffect(() => wrapTables(root.current!, styles.tableRegion, table), [html, table]);
  return <HtmlProse ref={root} className={styles.html} lang={tag} dir={direction} html={html} />;
}
