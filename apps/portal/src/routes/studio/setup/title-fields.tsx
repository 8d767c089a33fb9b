import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';

interface TitleFieldsProps {
  title: Schemas['StudioTitle'];
  error: string | undefined;
  onChange: (title: Schemas['StudioTitle']) => void;
}

/** A title in each language of the customer; what is wrong with it is said at the first. */
export function TitleFields({ title, error, onChange }: TitleFieldsProps) {
  const { languages } = useShellData();
  return languages.map(({ key, label }, index) => (
    <TextField
      key={key}
      label={
        <FormattedMessage
          defaultMessage="Title ({language})"
          description="Field of a menu entry or a category of news"
          values={{ language: <bdi>{label}</bdi> }}
        />
      }
      lang={locales[key].tag}
      dir={locales[key].direction}
      maxLength={200}
      value={title[key] ?? ''}
      error={index === 0 ? error : undefined}
      onChange={(words) => onChange({ ...title, [key]: words })}
    />
  ));
}
