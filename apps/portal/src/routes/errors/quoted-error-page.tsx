import { Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { errorTexts } from '../../app/error-texts.ts';
import { ErrorView } from './error-view.tsx';
import { quotedText } from './quoted-text.ts';

/**
 * The general error, with the title and text of the query or defaults (access §2). Anybody can write such an address, so a text of the query is
 * shown as a quotation: the page says where it comes from, and it never stands in the document's title.
 */
export function QuotedErrorPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const title = quotedText(search.get('title'), 'title');
  const text = quotedText(search.get('error') ?? search.get('description'), 'text');
  const usual = errorTexts(500);
  const usualTitle = intl.formatMessage(usual.title);
  return (
    <ErrorView title={title ?? usualTitle} pageTitle={usualTitle}>
      <Stack gap="m">
        <p>{text ?? intl.formatMessage(usual.text)}</p>
        {(title ?? text) && (
          <Text as="p" size="s" tone="muted">
            <FormattedMessage
              defaultMessage="This message came with the address of the page and was not checked. Do not enter passwords or call numbers because of it."
              description="Error page whose text stands in its address"
            />
          </Text>
        )}
      </Stack>
    </ErrorView>
  );
}
