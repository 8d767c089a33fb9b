import { isLocale, switchLocale } from '@foyer/i18n';
import { NativeSelect } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useShellData } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';

/** Switches to the same page in another language. */
export function LanguageSelect() {
  const { languages } = useShellData();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <NativeSelect
      label={<FormattedMessage defaultMessage="Language" description="Label of the language selection" />}
      value={useLocale()}
      onChange={(value) => {
        if (isLocale(value)) void navigate(`${switchLocale(pathname, value)}${search}${hash}`);
      }}
    >
      {languages.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
