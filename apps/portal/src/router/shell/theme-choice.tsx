import { Icon, MonitorIcon, MoonIcon, SunIcon } from '@foyer/ui';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Theme, themeAtom } from '../../host/app/state.ts';
import * as styles from './theme-choice.css.ts';
import { useApplyTheme } from './use-apply-theme.ts';

const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } satisfies Record<Theme, unknown>;

const labels: Record<Theme, React.ReactNode> = {
  light: <FormattedMessage defaultMessage="Light" description="Colour scheme" />,
  dark: <FormattedMessage defaultMessage="Dark" description="Colour scheme" />,
  system: <FormattedMessage defaultMessage="Automatic" description="Colour scheme that follows the device" />,
};

/** Light, dark or as the device says. */
export function ThemeChoice() {
  const name = useId();
  const [chosen] = useAtom(themeAtom);
  const apply = useApplyTheme();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage defaultMessage="Appearance" description="Heading above the choice of colour scheme" />
      </legend>
      <div className={styles.options}>
        {(['light', 'dark', 'system'] as const).map((theme) => (
          <label key={theme} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => apply(theme)}
            />
            <Icon icon={icons[theme]} />
            <span>{labels[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
