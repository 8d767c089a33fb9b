import { Alert, Button, Heading, Icon, MailOpenIcon, Text } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../registration-form/use-register.ts';
import { part } from '../registration/registration.css.ts';
import { useFailureText } from '../registration/use-failure-text.ts';
import * as styles from './mailbox-step.css.ts';
import { useResend } from './use-resend.ts';

interface MailboxStepProps {
  /** What was registered; unknown after the page was loaded again. */
  draft: Draft | undefined;
  level: 1 | 2 | 3;
  onBack: () => void;
}

/** The step in the mailbox: what to look for, and what helps where nothing comes. It says nothing of whether the address was known. */
export function MailboxStep({ draft, level, onBack }: MailboxStepProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const { seconds, state, error, pending, resend } = useResend();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who has just sent the form is led here; who loads the page begins at its top.
  const arrived = draft !== undefined;
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className={part}>
      <div className={styles.head}>
        <span className={styles.sign} aria-hidden>
          <Icon icon={MailOpenIcon} />
        </span>
        <Heading ref={heading} level={level} size="section" tabIndex={-1} className={styles.heading}>
          <FormattedMessage defaultMessage="Check your inbox" description="Heading of the registration's second step" />
        </Heading>
        <MailboxWords draft={draft} />
      </div>
      {state === 'sent' && (
        <Alert tone="positive" role="status">
          <FormattedMessage defaultMessage="The e-mail has been sent again." description="Registration's second step: sent again" />
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="critical" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <div className={styles.ways}>
        <Button
          look="secondary"
          width="full"
          pending={pending}
          disabledReason={
            seconds > 0
              ? intl.formatMessage({
                  defaultMessage: 'The e-mail can be sent again after a minute.',
                  description: "Registration's second step: why the button does nothing yet",
                })
              : undefined
          }
          onClick={resend}
        >
          <FormattedMessage defaultMessage="Send the e-mail again" description="Registration's second step: button" />
        </Button>
        {seconds > 0 && (
          // Not for screen readers: they read the reason at the button, and no counting.
          <Text size="s" tone="muted" align="center" numeric aria-hidden>
            <FormattedMessage
              defaultMessage="Possible again in {seconds, plural, one {# second} other {# seconds}}"
              description="Registration's second step: below the button that has to wait"
              values={{ seconds }}
            />
          </Text>
        )}
        <Button look="quiet" width="full" onClick={onBack}>
          <FormattedMessage defaultMessage="Use another address" description="Registration's second step: back to the form" />
        </Button>
      </div>
    </div>
  );
}

function MailboxWords({ draft }: Pick<MailboxStepProps, 'draft'>) {
  return (
    <>
      <Text>
        {draft ? (
          <FormattedMessage
            defaultMessage="We have sent an e-mail to {email}. Open the link in it to activate your account; it is valid for 24 hours."
            description="Registration's second step, right after the form"
            values={{ email: <bdi className={styles.address}>{draft.email}</bdi> }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="We have sent an e-mail to the address you registered with. Open the link in it to activate your account; it is valid for 24 hours."
            description="Registration's second step, after the page was loaded again"
          />
        )}
      </Text>
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="Nothing there? Check your spam folder and make sure the address is right."
          description="Registration's second step: what helps"
        />
      </Text>
    </>
  );
}
