import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Badge, Button, Card, Cluster, Heading, LinkButton, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { WebsiteDialog } from './website-dialog.tsx';
import { WebsiteRemoval } from './website-removal.tsx';
import * as styles from './websites.css.ts';
import { knownWidgets, widgetWords } from './widget-words.ts';

type Open = 'keys' | 'change' | 'removal' | null;

/** A website that shows widgets: where it is, what it may show, and what can be done about it. */
export function WebsiteCard({ site, writable }: { site: Schemas['StudioEmbedSite']; writable: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const [open, setOpen] = useState<Open>(null);
  const { name, origins, widgets, guests, enabled } = site.content;
  const close = () => setOpen(null);
  return (
    <Card as="li" padding="m">
      <article className={styles.card}>
        <Cluster gap="s">
          <Heading level={2} size="card">
            <bdi>{name}</bdi>
          </Heading>
          {!enabled && (
            <Badge tone="warning">
              <FormattedMessage defaultMessage="Switched off" description="State of a website that shows widgets" />
            </Badge>
          )}
          {guests && (
            <Badge tone="brand">
              <FormattedMessage defaultMessage="Open to visitors" description="State of a website that shows widgets" />
            </Badge>
          )}
        </Cluster>
        <ul role="list" className={styles.origins}>
          {origins.map((origin) => (
            <li key={origin}>
              <Text size="s">
                <bdi dir="ltr">{origin}</bdi>
              </Text>
            </li>
          ))}
        </ul>
        <Text size="s" tone="muted">
          <FormattedList type="unit" value={knownWidgets(widgets).map((one) => intl.formatMessage(widgetWords[one]))} />
        </Text>
        <div className={styles.actions}>
          {knownWidgets(widgets).length > 0 && (
            <LinkButton look="secondary" href={localePath(locale, paths.studioWidget(site.id))}>
              <FormattedMessage defaultMessage="Code for the page" description="Link at a website: to what is pasted into a page" />
            </LinkButton>
          )}
          <LinkButton look="secondary" href={localePath(locale, paths.studioWebsiteHealth(site.id))}>
            <FormattedMessage defaultMessage="Use and errors" description="Link at a website: to how its widgets do" />
          </LinkButton>
          {writable && (
            <>
              <Button look="secondary" onClick={() => setOpen('change')}>
                <FormattedMessage defaultMessage="Change" description="Button at a website" />
              </Button>
              <Button look="secondary" onClick={() => setOpen('keys')}>
                <FormattedMessage
                  defaultMessage="Keys ({count, number})"
                  description="Button at a website; count is how many it has"
                  values={{ count: site.keys.length }}
                />
              </Button>
              <Button look="secondary" onClick={() => setOpen('removal')}>
                <FormattedMessage defaultMessage="Remove" description="Button at a website" />
              </Button>
            </>
          )}
        </div>
      </article>
      {open === 'keys' && <KeysDialog site={site} onClose={close} />}
      {open === 'change' && <WebsiteDialog site={site} onClose={close} />}
      <WebsiteRemoval id={site.id} open={open === 'removal'} onClose={close} />
    </Card>
  );
}
