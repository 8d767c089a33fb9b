import { Alert, Button, Checkbox, Disclosure, Text, VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../host/app/shell-data.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from './cookie-overlay.css.ts';
import { CookieServices } from './cookie-services.tsx';
import { Panel } from './panel.tsx';
import type { CookieOverlayState } from './use-cookie-overlay.ts';

/** The category without which the portal does not work (access §4). */
const necessary = 1;

/** Asks which cookies may be set. To refuse takes as few presses as to agree; Esc puts the question off and allows nothing. */
export function CookieOverlay({ asked, choice, pending, error, choose, close }: CookieOverlayState) {
  const { cookie_types: types } = useShellData().settings.cookie_config;
  const problemText = useProblemText();
  const [chosen, setChosen] = useState<readonly number[]>(choice?.categories ?? [necessary]);
  const tick = (id: number, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const save = (categories: readonly number[], trackAll = false) =>
    void choose({ track_all: trackAll, categories: [...new Set([necessary, ...categories])].sort() });
  return (
    <Panel
      title={<FormattedMessage defaultMessage="Your cookie choices" description="Title of the cookie overlay" />}
      width="wide"
      onEscape={close}
      takesFocus={asked}
      actions={
        <>
          <Button look="secondary" pending={pending} onClick={() => save([])}>
            <FormattedMessage
              defaultMessage="Only necessary"
              description="Button of the cookie overlay: no cookies but the necessary ones"
            />
          </Button>
          <Button look="secondary" pending={pending} onClick={() => save(chosen)}>
            <FormattedMessage defaultMessage="Save selection" description="Button of the cookie overlay: the ticked categories" />
          </Button>
          <Button
            look="secondary"
            pending={pending}
            onClick={() =>
              save(
                types.map(({ id }) => id),
                true,
              )
            }
          >
            <FormattedMessage defaultMessage="Accept all" description="Button of the cookie overlay: every category" />
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      <Text>
        <FormattedMessage
          defaultMessage="Some cookies keep the portal working. You choose which others to allow, and you can change your mind at any time at the bottom of the page."
          description="Text of the cookie overlay"
        />
      </Text>
      <fieldset className={styles.categories}>
        <legend>
          <VisuallyHidden>
            <FormattedMessage defaultMessage="Categories" description="Name of the group of cookie categories" />
          </VisuallyHidden>
        </legend>
        {types.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={id === necessary || chosen.includes(id)}
            disabled={id === necessary}
            onChange={(checked) => tick(id, checked)}
          />
        ))}
      </fieldset>
      <Disclosure
        summary={
          <FormattedMessage defaultMessage="Services and their cookies" description="Line in the cookie overlay that opens the details" />
        }
      >
        <CookieServices />
      </Disclosure>
    </Panel>
  );
}
