import { locales } from '@foyer/i18n';
import { NativeSelect } from '@foyer/ui';
import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../../host/language/use-locale.ts';
import type { Change } from '../../form/form-context.ts';
import { SchemaForm } from '../../form/schema-form.tsx';
import { asObject } from '../../form/schema.ts';
import { type WidgetName, widgetWords } from '../widget-words.ts';
import { useOptionWords } from './use-option-words.ts';
import type { ChangeChoice, WidgetChoice } from './widget-choice.ts';
import { attributesFor, formOf } from './widget-options.ts';

interface WidgetFieldsProps {
  /** Those that the website may show. */
  widgets: readonly WidgetName[];
  choice: WidgetChoice;
  onChange: (change: (now: WidgetChoice) => WidgetChoice) => void;
}

/** Nothing is handed over late here. */
const noSource = () => () => {};
const nothing: never[] = [];

/** Which widget stands on the page, in which language and colours, and what it takes besides. */
export function WidgetFields({ widgets, choice, onChange }: WidgetFieldsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { widget, options } = choice;
  const schema = useMemo(() => formOf(widget), [widget]);
  const { words, faults } = useOptionWords(widget, attributesFor(widget, options[widget]).refused);
  const shown = useMemo(() => [locale], [locale]);
  const change: ChangeChoice = (part) => onChange((now) => ({ ...now, ...part }));
  const changeOptions = useCallback<Change>(
    (update) => onChange((now) => ({ ...now, options: { ...now.options, [widget]: asObject(update(now.options[widget])) } })),
    [onChange, widget],
  );
  return (
    <>
      <NativeSelect
        label={<FormattedMessage defaultMessage="Widget" description="Field of a widget for another website" />}
        value={widget}
        onChange={(name) => change({ widget: name as WidgetName })}
      >
        {widgets.map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage(widgetWords[name])}
          </option>
        ))}
      </NativeSelect>
      <SchemaForm
        key={widget}
        {...{ schema, words, faults, locale, shown }}
        languages={nothing}
        references={nothing}
        addSource={noSource}
        path=""
        value={options[widget]}
        onChange={changeOptions}
      />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Language" description="Field of a widget for another website" />}
        value={choice.locale}
        onChange={(key) => change({ locale: key })}
      >
        <option value="">{intl.formatMessage({ defaultMessage: 'As the page', description: 'Choice of a language for a widget' })}</option>
        {Object.entries(locales).map(([key, { label }]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={<FormattedMessage defaultMessage="Light or dark" description="Field of a widget for another website" />}
        value={choice.theme}
        onChange={(theme) => change({ theme: theme as WidgetChoice['theme'] })}
      >
        <option value="auto">
          {intl.formatMessage({ defaultMessage: 'As the page around it', description: 'Choice of colours for a widget' })}
        </option>
        <option value="light">{intl.formatMessage({ defaultMessage: 'Light', description: 'Choice of colours for a widget' })}</option>
        <option value="dark">{intl.formatMessage({ defaultMessage: 'Dark', description: 'Choice of colours for a widget' })}</option>
      </NativeSelect>
    </>
  );
}
