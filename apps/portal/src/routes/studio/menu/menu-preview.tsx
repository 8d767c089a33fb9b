import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { Heading, MainMenu, SideNav, Stack, Text } from '@foyer/ui';
import { type MouseEvent, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../host/app/use-app.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { toMenuEntries } from '../../../host/menu/to-menu-entries.tsx';
import { wordsIn } from '../setup/words-in.ts';
import * as styles from './menu-editor.css.ts';

type Content = Schemas['StudioMenuContent'];

const toItems = ({ entries }: Content, locale: Locale): Schemas['MenuItem'][] =>
  entries.map(({ subnav, ...entry }) => ({
    ...entry,
    title: wordsIn(entry.title, locale),
    subnav: subnav.map((sub) => ({ ...sub, title: wordsIn(sub.title, locale) })),
  }));

/** Where the menu leads is not where this page should go. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** The menu as members will see it, in the bar and in the drawer of a phone. */
export function MenuPreview({ content }: { content: Content }) {
  const intl = useIntl();
  const locale = useLocale();
  const { routes } = useApp();
  const entries = useMemo(
    () => toMenuEntries(toItems(content, locale), { locale, routes, pathname: '', sso: false }),
    [content, locale, routes],
  );
  const texts = (label: string) => ({
    label,
    toggleLabel: (entry: string) =>
      intl.formatMessage(
        { defaultMessage: '{entry}: pages below', description: 'Button beside an entry in the preview of the menu' },
        { entry },
      ),
  });
  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage defaultMessage="Preview" description="Heading above how the menu will look" />
      </Heading>
      <div className={styles.previews} onClickCapture={stay}>
        <Stack gap="xs">
          <Text size="s" tone="muted">
            <FormattedMessage defaultMessage="On wide screens" description="Above how the menu will look" />
          </Text>
          <div className={styles.frame}>
            <div className={styles.bar}>
              <MainMenu
                {...texts(
                  intl.formatMessage({ defaultMessage: 'Preview on wide screens', description: 'Name of the navigation in the preview' }),
                )}
                entries={entries}
                moreLabel={<FormattedMessage defaultMessage="More" description="Button of the menu in its preview" />}
              />
            </div>
          </div>
        </Stack>
        <Stack gap="xs">
          <Text size="s" tone="muted">
            <FormattedMessage defaultMessage="On phones" description="Above how the menu will look" />
          </Text>
          <div className={`${styles.frame} ${styles.phone}`}>
            <SideNav
              {...texts(intl.formatMessage({ defaultMessage: 'Preview on phones', description: 'Name of the navigation in the preview' }))}
              entries={entries}
            />
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
