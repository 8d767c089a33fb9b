import { Button } from '@foyer/ui';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { replayEarlyInput } from '../app/early-input.ts';
import { useShellData } from '../app/shell-data.ts';
import { cookieSettingsOpenAtom } from '../app/state.ts';
import * as styles from './language-links.css.ts';

/** Opens the cookie settings again, where the customer has any. */
export function CookieSettingsButton() {
  const open = useSetAtom(cookieSettingsOpenAtom);
  const button = useRef<HTMLButtonElement>(null);
  // Pressed before the page was hydrated.
  useLayoutEffect(() => {
    if (button.current) replayEarlyInput(button.current);
  }, []);
  if (!useShellData().settings.base_options.show_cookie_layer) return null;
  return (
    <Button ref={button} look="quiet" className={styles.button} onClick={() => open(true)}>
      <FormattedMessage defaultMessage="Cookie settings" description="Button in the footer" />
    </Button>
  );
}
