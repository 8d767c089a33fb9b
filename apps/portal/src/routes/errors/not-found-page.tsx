import { useIntl } from 'react-intl';
import { errorTexts } from '../../app/error-texts.ts';
import { ErrorView } from './error-view.tsx';

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
