import type { Schemas } from '@foyer/api';
import { Heading, Icon, FileTextIcon, Link, Stack } from '@foyer/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';

const kilobyte = 1000;

/** The files that belong to an article. */
export function ArticleFiles({ files }: { files: Schemas['File'][] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="card">
        <FormattedMessage defaultMessage="Attachments" description="Heading above an article's files" />
      </Heading>
      <ul>
        {files.map(({ id, title, link, size }) => (
          <li key={id}>
            <Link look="standalone" href={link} download>
              <Icon icon={FileTextIcon} /> {title} (
              <FormattedNumber value={Math.max(1, Math.round(size / kilobyte))} style="unit" unit="kilobyte" unitDisplay="short" />)
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
