import { CloudOffIcon, Icon, LinkButton, LockIcon } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './header.css.ts';

/** The state of the content: as the server last said it, older because the server cannot be reached, or the last before the session ended. */
export type ScreenStatus = 'current' | 'stale' | 'ended';

interface ScreenNoticeProps {
  status: ScreenStatus;
  /** When the content was last known to be right, in ms. */
  asOf: number;
  now: number;
  timeZone: string | undefined;
  /** Where to sign in again. */
  loginHref: string;
}

const day = 86_400_000;

/** Says discreetly that the content is older, and clearly that the screen has to be signed in again. The region is there before its text. */
export function ScreenNotice({ status, asOf, now, timeZone, loginHref }: ScreenNoticeProps) {
  const intl = useIntl();
  const older = now - asOf > day ? ({ weekday: 'short', day: 'numeric', month: 'short' } as const) : {};
  const time = intl.formatTime(asOf, { timeZone, hour: '2-digit', minute: '2-digit', ...older });
  return (
    <div role="status" className={styles.notices}>
      {status === 'stale' && (
        <p className={styles.stale}>
          <Icon icon={CloudOffIcon} />
          <FormattedMessage
            defaultMessage="As of {time}"
            description="On the TV page while the server cannot be reached: when its content was last right"
            values={{ time }}
          />
        </p>
      )}
      {status === 'ended' && (
        <p className={styles.ended}>
          <Icon icon={LockIcon} />
          <span>
            <FormattedMessage
              defaultMessage="This screen is no longer logged in. As of {time}"
              description="On the TV page when its session has ended; the last content stays"
              values={{ time }}
            />
          </span>
          <LinkButton look="secondary" href={loginHref} className={styles.signIn}>
            <FormattedMessage defaultMessage="Log in" description="Button of the TV page when its session has ended" />
          </LinkButton>
        </p>
      )}
    </div>
  );
}
