import { Stack, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CopyLink } from '../../../../host/links/copy-link.tsx';
import { useInBrowser } from '../../use-in-browser.ts';
import { policyOf, snippetOf } from './snippet.ts';
import type { WidgetChoice } from './widget-choice.ts';
import * as styles from './widget.css.ts';

/** Something to be pasted, with what it is for and a button that copies it. */
function Code({ text, copy, children }: { text: string; copy: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="s">
      <Text>{children}</Text>
      <pre className={styles.code} dir="ltr">
        {text}
      </pre>
      <div className={styles.copy}>
        <CopyLink key={text} url={text} label={copy} />
      </div>
    </Stack>
  );
}

/** What an editor pastes into a page: the element, its colours, and what the page's policy has to allow. */
export function WidgetCode({ site, choice, css }: { site: string; choice: WidgetChoice; css: string }) {
  // The address that the browser knows the portal by; the server's first view has none yet.
  const portal = useInBrowser() ? location.origin : '';
  return (
    <Stack gap="l">
      <Code
        text={snippetOf(portal, site, choice)}
        copy={<FormattedMessage defaultMessage="Copy code" description="Button that copies what is pasted into a page" />}
      >
        <FormattedMessage
          defaultMessage="Paste this into the page where the widget is to be."
          description="Above the code that is pasted into a page"
        />
      </Code>
      {css && (
        <Code
          text={css}
          copy={<FormattedMessage defaultMessage="Copy styles" description="Button that copies what is pasted into a style sheet" />}
        >
          <FormattedMessage
            defaultMessage="Paste the colours into a style sheet of the page."
            description="Above the styles that are pasted into a page"
          />
        </Code>
      )}
      <Code
        text={policyOf(portal)}
        copy={<FormattedMessage defaultMessage="Copy policy" description="Button that copies what a page’s policy has to allow" />}
      >
        <FormattedMessage
          defaultMessage="Where the page has a content security policy, it has to allow this:"
          description="In the dialog with what is pasted into a page"
        />
      </Code>
    </Stack>
  );
}
