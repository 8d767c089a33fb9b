import { lazy, type RefObject, Suspense, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { choose, type MentionQuery, queryAt, retype, type Writing } from './mention-ranges.ts';
import * as styles from './mention-picker.css.ts';
import type { MentionSource } from './mention-source.ts';

// Where it does not arrive, one writes without it.
const MentionPicker = lazy(() =>
  import('./mention-picker.tsx').then(
    ({ MentionPicker: Picker }) => ({ default: Picker }),
    () => ({ default: () => null }),
  ),
);

interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  writing: Writing;
  onWrite: (next: Writing) => void;
  source: MentionSource;
}

/**
 * Lets a field name people: `props` and `change` are the field's, `picker` stands beside it in a box with the class `place`. "@" and a letter offer people;
 * the list belongs to the field as ARIA's pattern for one with suggestions has it, and goes by what is in the field rather than by keys, which many phones
 * do not report.
 */
export function useMentions({ field, writing, onWrite, source }: MentionsOptions) {
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const dismissed = useRef<number>(undefined);
  const caret = useRef<number>(undefined);

  // A text that is set leaves the cursor at its end.
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function look(position: number) {
    const found = queryAt(writing, position);
    if (found?.start !== dismissed.current) dismissed.current = undefined;
    const shown = dismissed.current === undefined ? found : null;
    setQuery(shown);
    if (!shown) setActive(null);
  }
  const lookAgain = useEffectEvent(() => {
    const { current } = field;
    if (current && current === current.ownerDocument.activeElement) look(current.selectionEnd);
  });
  // Whatever changed the text: also what was typed before the page was hydrated may be the beginning of a name.
  useLayoutEffect(() => lookAgain(), [writing.text]);
  const close = () => {
    setQuery(null);
    setActive(null);
  };

  return {
    place: styles.place,
    props: {
      ...(query && ({ 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' } as const)),
      ...(active && { 'aria-controls': listId, 'aria-activedescendant': active }),
      onSelect: ({ currentTarget: { value, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) => {
        if (query && value === writing.text) look(selectionEnd);
      },
      onBlur: close,
    },
    /** Takes over what the field says now. */
    change: (value: string) => onWrite(retype(writing, value, field.current?.selectionEnd ?? value.length)),
    picker: query && (
      <Suspense>
        <MentionPicker
          {...{ field, listId, query, source }}
          onActive={setActive}
          onChoose={(person) => {
            const next = choose(writing, query, person);
            caret.current = next.caret;
            onWrite(next);
            close();
          }}
          onClose={() => {
            dismissed.current = query.start;
            close();
          }}
        />
      </Suspense>
    ),
  };
}
