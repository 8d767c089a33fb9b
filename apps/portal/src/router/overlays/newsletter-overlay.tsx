import { Button, Text } from '@foyer/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { NewsletterForm } from './newsletter-form.tsx';
import { Panel } from './panel.tsx';
import { useNewsletterOffer } from './use-newsletter-offer.ts';
import { useSubscribe } from './use-subscribe.ts';

/** Offers the newsletter beside the page, once per browser. */
export function NewsletterOverlay({ allowed }: { allowed: boolean }) {
  const offer = useNewsletterOffer(allowed);
  const formId = useId();
  const subscription = useSubscribe(offer.remember);
  if (!offer.open) return null;
  const { status } = subscription;
  return (
    <Panel
      title={<FormattedMessage defaultMessage="Our newsletter" description="Title of the newsletter overlay" />}
      width="narrow"
      onEscape={offer.close}
      actions={
        status ? (
          <Button look="secondary" onClick={offer.close}>
            <FormattedMessage defaultMessage="Close" description="Button that closes a dialog" />
          </Button>
        ) : (
          <>
            <Button look="secondary" onClick={offer.close}>
              <FormattedMessage defaultMessage="No, thanks" description="Button of the newsletter overlay that closes it for good" />
            </Button>
            <Button type="submit" form={formId} pending={subscription.pending}>
              <FormattedMessage defaultMessage="Subscribe" description="Button that subscribes to a newsletter" />
            </Button>
          </>
        )
      }
    >
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
    </Panel>
  );
}
