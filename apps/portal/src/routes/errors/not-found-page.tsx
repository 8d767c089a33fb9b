import { useIntl } from 'react-intl';
import { errorTexts } from '../../host/errors/error-texts.ts';
import { ErrorView } from '../../host/errors/error-view.tsx';

/** What unknown paths lead to (access §2). */
export function NotFoundPage() {
  const intl = useIntl();
  const { title, text } = errorTexts(404);
  return (
    <ErrorView code={404} title={intl.formatMessage(title)}>
      {intl.formatMessage(text)}
    </ErrorView>
  );
}
