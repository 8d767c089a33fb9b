import { useApi } from '@foyer/api';
import { studioEmbedSitesQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import { Alert, Container, Divider, Heading, Link, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../../../host/app/page-title.tsx';
import { useLocale } from '../../../../host/language/use-locale.ts';
import { StudioSections } from '../../studio-sections.tsx';
import { knownWidgets } from '../widget-words.ts';
import { OwnLookFields } from './own-look-fields.tsx';
import { useOwnLook } from './use-own-look.ts';
import type { WidgetChoice } from './widget-choice.ts';
import { WidgetCode } from './widget-code.tsx';
import { WidgetFields } from './widget-fields.tsx';
import { usualOptions } from './widget-options.ts';
import { WidgetPreview } from './widget-preview.tsx';
import * as styles from './widget.css.ts';

/** Where editors make up a widget for a page of another website, see it, and copy its code. */
export function WidgetPage() {
  const { id = '' } = useParams();
  return <Widget key={id} id={id} />;
}

function Widget({ id }: { id: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useSuspenseQuery(studioEmbedSitesQuery(useApi()));
  const site = data.results.find((one) => one.id === id);
  const widgets = knownWidgets(site?.content.widgets ?? []);
  const [choice, setChoice] = useState<WidgetChoice>(() => ({
    widget: widgets[0] ?? 'occasions',
    locale: '',
    theme: 'auto',
    options: { chat: usualOptions('chat'), occasions: usualOptions('occasions'), shop: usualOptions('shop') },
  }));
  const own = useOwnLook(choice);
  // Removed meanwhile: a reload says that there is no such page.
  if (!site) return null;
  const title = intl.formatMessage({
    defaultMessage: 'A widget for a page',
    description: 'Title of the page of the studio where a widget for another website is made up',
  });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioWebsites} />
        <Stack gap="s">
          <Link href={localePath(locale, paths.studioWebsites)}>
            <FormattedMessage defaultMessage="All websites" description="Link back from the page about a widget for a website" />
          </Link>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <bdi>{site.content.name}</bdi>
          </Text>
        </Stack>
        {!site.content.enabled && (
          <Alert tone="warning">
            <FormattedMessage
              defaultMessage="This website is switched off: its pages show no widgets."
              description="On the page about a widget for a website"
            />
          </Alert>
        )}
        <div className={styles.page}>
          <div className={styles.work}>
            <div className={styles.fields}>
              <WidgetFields widgets={widgets} choice={choice} onChange={setChoice} />
              <OwnLookFields own={own} theme={choice.theme} />
            </div>
            <WidgetPreview site={site} choice={choice} css={own.css} />
          </div>
        </div>
        <Divider />
        <Heading level={2}>
          <FormattedMessage defaultMessage="Code for the page" description="Heading above what is pasted into a page" />
        </Heading>
        <WidgetCode site={site.id} choice={choice} css={own.css} />
      </Stack>
    </Container>
  );
}
