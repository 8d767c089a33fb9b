import { I18nProvider } from '@foyer/i18n';
import { ApiProvider } from '@foyer/api';
import { DocumentShell } from './document.tsx';
import { PageError } from './page-error.tsx';
import { useApp } from '../host/app/use-app.ts';
import { useLocale } from '../host/language/use-locale.ts';

/** The last resort: a whole document, where not even the language's own route could be loaded. */
export function RootError() {
  const app = useApp();
  const locale = app.speakable(useLocale());
  return (
    <DocumentShell>
      <I18nProvider locale={locale} messages={app.messages(locale)} timeZone={app.firstView.timeZone}>
        <ApiProvider api={app.api(locale)}>
          <PageError />
        </ApiProvider>
      </I18nProvider>
    </DocumentShell>
  );
}
