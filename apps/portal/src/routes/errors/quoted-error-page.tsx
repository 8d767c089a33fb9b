import { SilentBellIllustration, Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { errorTexts } from '../../host/errors/error-texts.ts';
import { ErrorView } from '../../host/errors/error-view.tsx';
import { quotedTexts } from './quoted-text.ts';

/**
 * The general error, with the title and text of the query or defaults (access §2). Anyone can write such an address, so a text of the query is
 * shown as a quotation: the page says where it comes from, and it is never in the document's title. What leads to other places is not shown at all.
 */
export function QuotedErrorPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { title, text } = quotedTexts({ title: search.get('title'), text: search.get('error') ?? search.get('description') });
  const usual = errorTexts(500);
  const usualTitle = intl.formatMessage(usual.title);
  return (
    <ErrorView picture={<SilentBellIllustration />} title={title ?? usualTitle} pageTitle={usualTitle}>
      <Stack gap="m">
        <p>{text ?? intl.formatMessage(usual.text)}</p>
        {(title ?? text) && (
          <Text as="p" size="s" tone="muted">
            <FormattedMessage
              defaultMessage="This message came with the page’s address and has not been verified. Do not enter passwords or call phone numbers because of it."
              description="Error page whose text stands in its address"
            />
          </Text>
        )}
      </Stack>
    </ErrorView>
  );
}
