import { ClosedRoomIllustration } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { errorTexts } from '../../host/errors/error-texts.ts';
import { ErrorView } from '../../host/errors/error-view.tsx';
import { WaysOn } from '../../host/errors/ways-on.tsx';

/** What the reader may not see (access §2). */
export function ForbiddenPage() {
  const intl = useIntl();
  const { title, text } = errorTexts(403);
  return (
    <ErrorView kind="forbidden" picture={<ClosedRoomIllustration />} title={intl.formatMessage(title)} more={<WaysOn />}>
      {intl.formatMessage(text)}
    </ErrorView>
  );
}
