import { Button, Card, Heading, Text } from '@foyer/ui';
import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './newsletter-card.css.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { useNewsletterOffer } from './use-newsletter-offer.ts';
import { useSubscribe } from './use-subscribe.ts';

/** Offers the newsletter at an article's end, until it is taken or declined. */
export function NewsletterCard() {
  const card = useRef<HTMLDivElement>(null);
  const offer = useNewsletterOffer(card);
  const [titleId, formId] = [useId(), useId()];
  const subscription = useSubscribe(offer.remember);
  if (!offer.open) return null;
  const { status } = subscription;
  return (
    <Card ref={card} as="section" padding="m" className={styles.card} aria-labelledby={titleId}>
      <Heading level={2} size="card" id={titleId}>
        <FormattedMessage defaultMessage="Our newsletter" description="Title of the newsletter card" />
      </Heading>
      <div role="status">
        {status && (
          <Text>
            {status === 'mail_sent' ? (
              <FormattedMessage
                defaultMessage="Please check your inbox: we have sent you an e-mail with a link. Open it to start receiving the newsletter."
                description="Newsletter overlay after a guest subscribed"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Thank you, you are subscribed."
                description="Newsletter overlay after a member subscribed"
              />
            )}
          </Text>
        )}
      </div>
      {!status && <NewsletterForm id={formId} asksAddress={!offer.isMember} {...subscription} />}
      <div className={styles.actions}>
        {status ? (
          <Button look="secondary" onClick={offer.close}>
            <FormattedMessage defaultMessage="Close" description="Button that closes a dialog" />
          </Button>
        ) : (
          <>
            <Button look="secondary" onClick={offer.close}>
              <FormattedMessage defaultMessage="No, thanks" description="Button of the newsletter card that closes it for good" />
            </Button>
            <Button type="submit" form={formId} pending={subscription.pending}>
              <FormattedMessage defaultMessage="Subscribe" description="Button that subscribes to a newsletter" />
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
