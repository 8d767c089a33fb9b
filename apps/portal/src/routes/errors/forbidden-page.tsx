import { useIntl } from 'react-intl';
import { errorTexts } from '../../host/errors/error-texts.ts';
import { ErrorView } from '../../host/errors/error-view.tsx';

/** What the reader may not see (access §2). */
export function ForbiddenPage() {
  const intl = useIntl();
  const { title, text } = errorTexts(403);
  return (
    <ErrorView kind="forbidden" title={intl.formatMessage(title)}>
      {intl.formatMessage(text)}
    </ErrorView>
  );
}
