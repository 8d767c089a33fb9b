import { Container, Text } from '@foyer/ui';
import { useShellData } from '../app/shell-data.ts';
import * as styles from './footer.css.ts';
import { LanguageLinks } from './language-links.tsx';

/** The foot of every members' page. */
export function Footer() {
  const { settings } = useShellData();
  return (
    <footer className={styles.footer}>
      <Container className={styles.row}>
        <Text as="span" size="s" tone="muted">
          {settings.organisation.name}
        </Text>
        <LanguageLinks />
      </Container>
    </footer>
  );
}
