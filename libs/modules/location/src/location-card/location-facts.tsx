import { type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Avatar, BuildingIcon, EmailLink, FactLine, FactList, Link, LocationIcon, MailIcon, MapIcon, PhoneIcon, UserIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './location-card.css.ts';
import { telephoneAddress } from './telephone-address.ts';

/** Where a hotel is and how to reach it, line by line; a line that says nothing is left out. */
export function LocationFacts({ location }: { location: Schemas['Location'] }) {
  const { address, region, area, telephone, email, contact_person: contact } = location;
  return (
    <FactList>
      <FactLine icon={LocationIcon} name={<FormattedMessage defaultMessage="Address" description="Line of a hotel: where it stands" />}>
        <address className={styles.address}>
          <span className={styles.line}>
            <bdi>{address.street}</bdi>
          </span>
          <span className={styles.line}>
            <bdi>
              {address.plz} {address.city}
            </bdi>
          </span>
        </address>
      </FactLine>
      {region && (
        <FactLine
          icon={MapIcon}
          name={<FormattedMessage defaultMessage="Region" description="Line of a hotel: the landscape it lies in" />}
        >
          {region}
        </FactLine>
      )}
      {area && (
        <FactLine
          icon={BuildingIcon}
          name={<FormattedMessage defaultMessage="Area" description="Line of a hotel: the part of the group it belongs to" />}
        >
          {area}
        </FactLine>
      )}
      {telephone && (
        <FactLine icon={PhoneIcon} name={<FormattedMessage defaultMessage="Phone" description="Line of a hotel" />}>
          <Link look="inline" href={telephoneAddress(telephone)} dir="ltr">
            {telephone}
          </Link>
        </FactLine>
      )}
      {email && (
        <FactLine icon={MailIcon} name={<FormattedMessage defaultMessage="E-mail" description="Line of a hotel" />}>
          <EmailLink email={email} />
        </FactLine>
      )}
      {contact && <ContactLine contact={contact} />}
    </FactList>
  );
}

function ContactLine({ contact }: { contact: Schemas['Person'] }) {
  const { id, name, image } = contact;
  return (
    <FactLine
      icon={UserIcon}
      name={<FormattedMessage defaultMessage="Contact" description="Line of a hotel: the person whom colleagues turn to" />}
    >
      <span className={styles.person}>
        <Avatar name={name} src={image?.src ?? null} size="s" decorative />
        <Link look="inline" href={localePath(useApi().locale, paths.profile(id))}>
          {name}
        </Link>
      </span>
    </FactLine>
  );
}
