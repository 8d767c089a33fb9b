import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Avatar, Card, EditIcon, Heading, Icon, LinkButton, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { MessageButton } from '../../host/chat/message-button.tsx';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './profile-page.css.ts';

/** The width of the large portrait on a screen of two dots a pixel. */
const largeWidth = 224;

/** Portrait, name and position, and the way to the form for who may change something. */
export function ProfileHeader({ profile, own }: { profile: Schemas['Profile']; own: boolean }) {
  const locale = useLocale();
  const { id, fullname, title, image, changeable } = profile;
  const variants = image?.variants ?? [];
  const large = variants.find(({ width }) => width >= largeWidth) ?? variants.at(-1);
  return (
    <Card padding="l" className={styles.frame}>
      <div className={styles.header}>
        <span className={styles.largePortrait}>
          <Avatar name={fullname} src={large?.src} size="l" decorative />
        </span>
        <span className={styles.smallPortrait}>
          <Avatar name={fullname} src={large?.src} size="m" decorative />
        </span>
        <div className={styles.words}>
          <Heading level={1}>{fullname}</Heading>
          {title && <Text tone="muted">{title}</Text>}
        </div>
        {(!own || changeable.length > 0) && (
          <div className={styles.action}>
            {!own && <MessageButton userId={id} />}
            {changeable.length > 0 && (
              <LinkButton look="secondary" icon={<Icon icon={EditIcon} />} href={localePath(locale, paths.editProfile(id))}>
                {own ? (
                  <FormattedMessage defaultMessage="Edit my profile" description="Button on one's own profile" />
                ) : (
                  <FormattedMessage defaultMessage="Edit this profile" description="Button on a person's profile, for administrators" />
                )}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
