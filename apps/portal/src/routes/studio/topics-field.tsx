import type { Schemas } from '@foyer/api';
import { MultiSelect, SkeletonField } from '@foyer/ui';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Content } from './studio-content.ts';
import { useInBrowser } from './use-in-browser.ts';

interface TopicsFieldProps {
  value: readonly string[];
  topics: Schemas['StudioOptions']['topics'];
  onChange: (change: Partial<Content>) => void;
}

/** What an article is about. */
export const TopicsField = memo(function TopicsField({ value, topics, onChange }: TopicsFieldProps) {
  const intl = useIntl();
  // The list brings styles along that a document of the server may not have.
  if (!useInBrowser()) return <SkeletonField />;
  return (
    <MultiSelect
      label={<FormattedMessage defaultMessage="Topics" description="Field of an article that is written" />}
      options={topics.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      placeholder={intl.formatMessage({ defaultMessage: 'None', description: 'In the field of topics while none is chosen' })}
      countText={(count) =>
        intl.formatMessage({ defaultMessage: '{count, number} chosen', description: 'In the field of topics of an article' }, { count })
      }
      searchLabel={intl.formatMessage({ defaultMessage: 'Search topics', description: 'Search in the list of topics' })}
      removeLabel={(label) =>
        intl.formatMessage({ defaultMessage: 'Remove {label}', description: 'Button at a chosen topic of an article' }, { label })
      }
      clearLabel={intl.formatMessage({ defaultMessage: 'Remove all', description: 'Button below the chosen topics of an article' })}
      emptyText={intl.formatMessage({ defaultMessage: 'No topic matches.', description: 'In the list of topics' })}
      loadingText={intl.formatMessage({ defaultMessage: 'Topics are loading.', description: 'In the list of topics' })}
      onChange={(ids) => onChange({ topic_ids: [...ids].slice(0, 20) })}
    />
  );
});
