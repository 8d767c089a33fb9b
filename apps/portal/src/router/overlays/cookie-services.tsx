import { Heading, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../host/app/shell-data.ts';
import * as styles from './cookie-overlay.css.ts';

/** Every category with what it is for, its services and the names of their cookies. */
export function CookieServices() {
  const { cookie_types: types, items } = useShellData().settings.cookie_config;
  return (
    <div className={styles.services}>
      {types.map(({ id, name, description }) => (
        <section key={id}>
          <Heading level={3} size="small">
            {name}
          </Heading>
          {description && <Text size="s">{description}</Text>}
          <ul className={styles.list}>
            {items
              .filter(({ cookie_type: type }) => type === id)
              .flatMap(({ provider }) => provider)
              .map((service) => (
                <li key={service.service_id}>
                  <Text size="s" weight="strong">
                    {service.name}
                  </Text>
                  <Text size="s">{service.description}</Text>
                  {service.cookies.length > 0 && (
                    <Text size="s" tone="muted">
                      <FormattedMessage
                        defaultMessage="Sets {names}"
                        description="The cookies of a service in the cookie overlay; names are technical"
                        values={{ names: <bdi dir="ltr">{service.cookies.join(', ')}</bdi> }}
                      />
                    </Text>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
