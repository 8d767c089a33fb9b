import { LostRoomIllustration } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { errorTexts } from '../../host/errors/error-texts.ts';
import { ErrorView } from '../../host/errors/error-view.tsx';
import { WaysOn } from '../../host/errors/ways-on.tsx';

/** What unknown paths show, at their own address (access §2). */
export function NotFoundPage() {
  const intl = useIntl();
  const { title, text } = errorTexts(404);
  return (
    <ErrorView kind="notFound" picture={<LostRoomIllustration number="404" />} title={intl.formatMessage(title)} more={<WaysOn />}>
      {intl.formatMessage(text)}
    </ErrorView>
  );
}
