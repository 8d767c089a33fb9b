import { useApi } from '@foyer/api';
import { TextArea } from '@foyer/ui';
import { useMentions, type Writing } from '@foyer/widget-mentions';
import type { ReactNode, RefObject } from 'react';
import { counterOf } from './writing-rules.tsx';

interface WritingFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: ReactNode;
  error?: ReactNode;
  writing: Writing;
  onWrite: (next: Writing) => void;
}

/** The field of a comment, which can mention people. */
export function WritingField({ field, label, error, writing, onWrite }: WritingFieldProps) {
  const { client, locale } = useApi();
  const mentions = useMentions({
    ...{ field, writing, onWrite },
    source: {
      name: 'comments',
      find: async (query, signal) => (await client.GET('/mention_suggestions', { params: { query: { query, locale } }, signal })).data!,
    },
  });
  return (
    <div className={mentions.place}>
      <TextArea
        ref={field}
        rows={2}
        label={label}
        error={error}
        value={writing.text}
        counter={(_length) => counterOf(writing.text)}
        dir="auto"
        {...mentions.props}
        onChange={mentions.change}
      />
      {mentions.picker}
    </div>
  );
}
