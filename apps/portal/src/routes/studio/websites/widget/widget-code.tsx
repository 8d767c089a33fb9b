import { Accordion, Disclosure, Stack } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useInBrowser } from '../../use-in-browser.ts';
import { CheckedCode } from './checked-code.tsx';
import { CodeBlock } from './code-block.tsx';
import { checkedSnippetOf, packageSnippetOf, policyOf, snippetOf } from './snippet.ts';
import type { WidgetChoice } from './widget-choice.ts';

/** What an editor pastes into a page: the element, its colours, and what the page's policy has to allow. */
export function WidgetCode({ site, choice, css }: { site: string; choice: WidgetChoice; css: string }) {
  // The address that the browser knows the portal by; the server's first view has none yet.
  const [checked, setChecked] = useState(false);
  const portal = useInBrowser() ? location.origin : '';
  return (
    <Stack gap="l">
      <CodeBlock
        text={snippetOf(portal, site, choice)}
        copy={<FormattedMessage defaultMessage="Copy code" description="Button that copies what is pasted into a page" />}
      >
        <FormattedMessage
          defaultMessage="Paste this into the page where the widget is to be."
          description="Above the code that is pasted into a page"
        />
      </CodeBlock>
      {css && (
        <CodeBlock
          text={css}
          copy={<FormattedMessage defaultMessage="Copy styles" description="Button that copies what is pasted into a style sheet" />}
        >
          <FormattedMessage
            defaultMessage="Paste the colours into a style sheet of the page."
            description="Above the styles that are pasted into a page"
          />
        </CodeBlock>
      )}
      <CodeBlock
        text={policyOf(portal)}
        copy={<FormattedMessage defaultMessage="Copy policy" description="Button that copies what a page’s policy has to allow" />}
      >
        <FormattedMessage
          defaultMessage="Where the page has a content security policy, it has to allow this:"
          description="In the dialog with what is pasted into a page"
        />
      </CodeBlock>
      <Accordion>
        <Disclosure
          onToggle={(event) => setChecked((before) => before || event.currentTarget.open)}
          summary={
            <FormattedMessage
              defaultMessage="For a page that checks what it loads"
              description="Opens the code with digests of the scripts"
            />
          }
        >
          {checked && <CheckedCode snippet={(release) => checkedSnippetOf(portal, site, choice, release)} />}
        </Disclosure>
        <Disclosure
          summary={<FormattedMessage defaultMessage="For a project with npm" description="Opens the code for developers of a website" />}
        >
          <CodeBlock
            text={packageSnippetOf(portal, site, choice)}
            copy={<FormattedMessage defaultMessage="Copy lines for npm" description="Button that copies code for developers" />}
          >
            <FormattedMessage
              defaultMessage="The package has the same elements, with types and components for React. Without the portal’s script the element names the portal itself."
              description="Above the lines for a project that installs the widgets from npm"
            />
          </CodeBlock>
        </Disclosure>
      </Accordion>
    </Stack>
  );
}
