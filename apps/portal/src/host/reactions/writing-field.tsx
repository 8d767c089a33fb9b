import { TextArea } from '@foyer/ui';
import { lazy, type ReactNode, type RefObject, Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { choose, type MentionQuery, queryAt, retype, type Writing } from './mention-ranges.ts';
import * as styles from './mention-picker.css.ts';
import { counterOf } from './writing-rules.tsx';

// Where it does not arrive, one writes without it.
const MentionPicker = lazy(() =>
  import('./mention-picker.tsx').then(
    ({ MentionPicker: Picker }) => ({ default: Picker }),
    () => ({ default: () => null }),
  ),
);

interface WritingFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: ReactNode;
  error?: ReactNode;
  writing: Writing;
  onWrite: (next: Writing) => void;
}

/**
 * The field of a comment. "@" and a letter offer people; the list belongs to the field as ARIA's pattern for one with suggestions has it, and goes by
 * what is in the field rather than by keys, which many phones do not report.
 */
export function WritingField({ field, label, error, writing, onWrite }: WritingFieldProps) {
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
  const change = (value: string) => onWrite(retype(writing, value, field.current?.selectionEnd ?? value.length));
  const close = () => {
    setQuery(null);
    setActive(null);
  };

  return (
    <div className={styles.place}>
      <TextArea
        ref={field}
        rows={2}
        label={label}
        error={error}
        value={writing.text}
        counter={(_length) => counterOf(writing.text)}
        dir="auto"
        {...(query && { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' })}
        {...(active && { 'aria-controls': listId, 'aria-activedescendant': active })}
        onChange={change}
        onSelect={({ currentTarget: { value, selectionEnd } }) => query && value === writing.text && look(selectionEnd)}
        onBlur={close}
      />
      {query && (
        <Suspense>
          <MentionPicker
            {...{ field, listId, query }}
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
      )}
    </div>
  );
}
