import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { Dialog, NativeSelect, Stack, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyLink } from '../../../host/links/copy-link.tsx';
import { policyOf, type SnippetChoice, snippetOf } from './snippet.ts';
import * as styles from './websites.css.ts';
import { knownWidgets, type WidgetName, widgetWords } from './widget-words.ts';

interface SnippetDialogProps {
  site: Schemas['StudioEmbedSite'];
  onClose: () => void;
}

/** Gives editors what they paste into a page: the widget, its language and colours are chosen. */
export function SnippetDialog({ site: { id, content }, onClose }: SnippetDialogProps) {
  const intl = useIntl();
  const widgets = knownWidgets(content.widgets);
  const [choice, setChoice] = useState<Omit<SnippetChoice, 'portal' | 'site'>>({
    widget: widgets[0] ?? 'occasions',
    locale: '',
    theme: 'auto',
  });
  const portal = typeof location === 'undefined' ? '' : location.origin;
  const snippet = snippetOf({ ...choice, portal, site: id });
  const policy = policyOf(portal);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Code for the page" description="Title of the dialog with what is pasted into a page" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about websites' })}
    >
      <Stack gap="m">
        <NativeSelect
          label={<FormattedMessage defaultMessage="Widget" description="Field of the dialog with what is pasted into a page" />}
          value={choice.widget}
          onChange={(widget) => setChoice({ ...choice, widget: widget as WidgetName })}
        >
          {widgets.map((name) => (
            <option key={name} value={name}>
              {intl.formatMessage(widgetWords[name])}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={<FormattedMessage defaultMessage="Language" description="Field of the dialog with what is pasted into a page" />}
          value={choice.locale}
          onChange={(locale) => setChoice({ ...choice, locale })}
        >
          <option value="">
            {intl.formatMessage({ defaultMessage: 'As the page', description: 'Choice of a language for a widget' })}
          </option>
          {Object.entries(locales).map(([locale, { label }]) => (
            <option key={locale} value={locale}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={<FormattedMessage defaultMessage="Colours" description="Field of the dialog with what is pasted into a page" />}
          value={choice.theme}
          onChange={(theme) => setChoice({ ...choice, theme: theme as SnippetChoice['theme'] })}
        >
          <option value="auto">
            {intl.formatMessage({ defaultMessage: 'As the reader’s device', description: 'Choice of colours for a widget' })}
          </option>
          <option value="light">{intl.formatMessage({ defaultMessage: 'Light', description: 'Choice of colours for a widget' })}</option>
          <option value="dark">{intl.formatMessage({ defaultMessage: 'Dark', description: 'Choice of colours for a widget' })}</option>
        </NativeSelect>
        <pre className={styles.code} dir="ltr">
          {snippet}
        </pre>
        <div className={styles.made}>
          <CopyLink
            key={snippet}
            url={snippet}
            label={<FormattedMessage defaultMessage="Copy code" description="Button that copies what is pasted into a page" />}
          />
        </div>
        <Text size="s" tone="muted">
          <FormattedMessage
            defaultMessage="Where the page has a content security policy, it has to allow this:"
            description="In the dialog with what is pasted into a page"
          />
        </Text>
        <pre className={styles.code} dir="ltr">
          {policy}
        </pre>
      </Stack>
    </Dialog>
  );
}
