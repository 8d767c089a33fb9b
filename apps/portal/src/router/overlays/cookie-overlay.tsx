import type { Schemas } from '@foyer/api';
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

/**
 * Asks which cookies may be set: in a few lines first, with the categories and services once they are wanted. To refuse takes as few presses as to
 * agree; Esc puts the question off and allows nothing.
 */
export function CookieOverlay({ asked, choice, pending, error, choose, close }: CookieOverlayState) {
  const { cookie_types: types } = useShellData().settings.cookie_config;
  const problemText = useProblemText();
  const [chosen, setChosen] = useState<readonly number[]>(choice?.categories ?? [necessary]);
  const [choosing, setChoosing] = useState(false);
  const wanted = asked || choosing;
  const tick = (id: number, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const save = (categories: readonly number[], trackAll = false) =>
    void choose({ track_all: trackAll, categories: [...new Set([necessary, ...categories])].sort() });
  return (
    <Panel
      title={<FormattedMessage defaultMessage="Your cookie choices" description="Title of the cookie overlay" />}
      onEscape={close}
      wanted={wanted}
      more={
        !wanted && (
          <Button look="quiet" onClick={() => setChoosing(true)}>
            <FormattedMessage defaultMessage="Choose" description="Button of the cookie overlay that shows the categories and services" />
          </Button>
        )
      }
      actions={
        <>
          <Button look="secondary" pending={pending} onClick={() => save([])}>
            <FormattedMessage
              defaultMessage="Only necessary"
              description="Button of the cookie overlay: no cookies but the necessary ones"
            />
          </Button>
          {wanted && (
            <Button look="secondary" pending={pending} onClick={() => save(chosen)}>
              <FormattedMessage defaultMessage="Save selection" description="Button of the cookie overlay: the ticked categories" />
            </Button>
          )}
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
      <Text size={wanted ? 'm' : 's'}>
        <FormattedMessage
          defaultMessage="Some cookies keep the portal working. You decide about all others."
          description="Text of the cookie overlay; short, for it must take little of a phone"
        />
      </Text>
      {wanted && <Choice types={types} chosen={chosen} tick={tick} />}
    </Panel>
  );
}

interface ChoiceProps {
  types: Schemas['Settings']['cookie_config']['cookie_types'];
  chosen: readonly number[];
  tick: (id: number, on: boolean) => void;
}

/** The categories to tick, and what is behind them. */
function Choice({ types, chosen, tick }: ChoiceProps) {
  return (
    <>
      <Text>
        <FormattedMessage
          defaultMessage="You can change your mind at any time at the bottom of the page."
          description="Second text of the cookie overlay, above the categories"
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
    </>
  );
}
