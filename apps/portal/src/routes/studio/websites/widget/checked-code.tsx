import { CompactErrorState, Button, Loading, SkeletonText } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeBlock } from './code-block.tsx';
import { fetchIntegrity, type Integrity } from './integrity.ts';

/** The code for a page that checks what it loads: its digests come from the server, which has them of its own release. */
export function CheckedCode({ snippet }: { snippet: (release: Integrity) => string }) {
  const intl = useIntl();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['embed integrity'],
    queryFn: ({ signal }) => fetchIntegrity(signal),
  });
  if (data) {
    return (
      <CodeBlock
        text={snippet(data)}
        copy={<FormattedMessage defaultMessage="Copy code with digests" description="Button that copies what is pasted into a page" />}
      >
        <FormattedMessage
          defaultMessage="The browser refuses scripts that are not exactly these. The page keeps this release until the code is pasted again, for up to a year after an update of the portal. The first line belongs before every other script of the page."
          description="Above the code for a page that checks what it loads (subresource integrity)"
        />
      </CodeBlock>
    );
  }
  if (!isError) {
    return (
      <Loading label={intl.formatMessage({ defaultMessage: 'Loading the digests', description: 'For screen readers' })}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  return (
    <CompactErrorState
      title={<FormattedMessage defaultMessage="The digests could not be loaded." description="In place of the code with digests" />}
      action={
        <Button look="secondary" pending={isFetching} onClick={() => void refetch()}>
          <FormattedMessage defaultMessage="Try again" description="Button where the digests of scripts could not be loaded" />
        </Button>
      }
    />
  );
}
