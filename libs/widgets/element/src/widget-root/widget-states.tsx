import { ApiError, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Anchor, Button, CompactErrorState, Loading, SkeletonBlock } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** While a widget's own content is read. */
export const WidgetLoading = () => (
  <Loading label={<FormattedMessage defaultMessage="Loading" description="Read out while a widget on another site loads" />}>
    <SkeletonBlock size="l" />
  </Loading>
);

const Again = ({ onPress }: { onPress: () => void }) => (
  <Button look="secondary" onClick={onPress}>
    <FormattedMessage defaultMessage="Try again" description="Button where a widget on another site could not be loaded" />
  </Button>
);

/** What is said of a fault, by its code in the contract; the rest is said in general. */
function wordsOf(code: string): ReactNode {
  switch (code) {
    case 'embed_site_unknown':
      return (
        <FormattedMessage
          defaultMessage="This part is not set up correctly: the website is not known."
          description="In place of a widget on another site whose snippet names a website that does not exist or is switched off"
        />
      );
    case 'origin_not_listed':
      return (
        <FormattedMessage
          defaultMessage="This part may not be shown on this page."
          description="In place of a widget on another site whose address is not among those allowed"
        />
      );
    case 'embed_token_refused':
      return (
        <FormattedMessage
          defaultMessage="You could not be logged in here."
          description="In place of a widget on another site where logging the visitor in failed"
        />
      );
    default:
      return (
        <FormattedMessage
          defaultMessage="This part can’t be shown right now."
          description="In place of a widget on another site that failed"
        />
      );
  }
}

/** Codes of what is wrong with the page and does not pass by itself. */
const lasting = new Set(['embed_site_unknown', 'origin_not_listed', 'not_for_widgets']);

/** In place of a widget that cannot be shown: what the matter is, and a way to try again where that may help. */
export function WidgetFault({ fault, onAgain }: { fault: unknown; onAgain: () => void }) {
  const code = fault instanceof ApiError ? fault.problem.code : '';
  return (
    <CompactErrorState
      kind={code === 'network' ? 'offline' : lasting.has(code) ? 'forbidden' : 'failing'}
      title={wordsOf(code)}
      action={lasting.has(code) ? undefined : <Again onPress={onAgain} />}
    />
  );
}

/** Says to the author of the page which attributes are wrong; it takes the place of the widget. */
export const SetupFault = ({ attributes }: { attributes: readonly string[] }) => (
  <CompactErrorState
    title={
      <FormattedMessage
        defaultMessage="This part is not set up correctly: {attributes}."
        description="In place of a widget on another site whose attributes are wrong; lists the attributes"
        values={{ attributes: attributes.join(', ') }}
      />
    }
  />
);

/** In place of a widget for members where no one is signed in: the portal is where they do that. */
export function SignInFirst() {
  const { locale } = useApi();
  return (
    <CompactErrorState
      kind="forbidden"
      title={
        <FormattedMessage
          defaultMessage="Please log in to see this."
          description="In place of a widget on another site that is for members, where the visitor is not logged in"
        />
      }
      action={
        <Anchor href={localePath(locale, paths.login)}>
          <FormattedMessage defaultMessage="To the portal" description="Link to the portal’s login, from a widget on another site" />
        </Anchor>
      }
    />
  );
}
