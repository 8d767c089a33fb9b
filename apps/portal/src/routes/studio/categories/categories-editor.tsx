import { newId, type Schemas } from '@foyer/api';
import { Alert, Button, Icon, PlusIcon, SortableList, Stack } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { useFocusWhenEmptied } from '../form/use-focus-when-emptied.ts';
import { useSortableTexts } from '../form/use-sortable-texts.ts';
import { wordsIn } from '../setup/words-in.ts';
import { CategoryRow, untitled } from './category-row.tsx';
import { NoCategories } from './no-categories.tsx';
import { RemoveCategory } from './remove-category.tsx';
import type { useCategoriesDraft } from './use-categories-draft.ts';

type Category = Schemas['StudioCategory'];

/** Whether something hangs on a category. */
const isUsed = ({ articles, pages, menu }: Schemas['StudioCategoryUse']): boolean => articles > 0 || pages.length > 0 || menu;

/** What is wrong with a category, by its id: an error goes with it when it is moved. */
function useErrorOf({ errors, refused }: ReturnType<typeof useCategoriesDraft>['draft']) {
  return (id: string): string | undefined => {
    const index = refused?.entries.findIndex((entry) => entry.id === id) ?? -1;
    return errors.find(({ field }) => field === `content.entries.${index}.title`)?.message;
  };
}

/** The categories of news: their order and their titles. One that is used asks first where its articles go. */
export function CategoriesEditor({ uses, draft, move }: ReturnType<typeof useCategoriesDraft>) {
  const intl = useIntl();
  const locale = useLocale();
  const texts = useSortableTexts();
  const problemText = useProblemText();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<string | null>(null);
  const { entries } = draft.content;
  const addButton = useFocusWhenEmptied(entries.length);
  const write = (next: (now: readonly Category[]) => Category[]) => draft.change((now) => ({ entries: next(now.entries) }));
  const nameOf = ({ title }: Category) => wordsIn(title, locale) || intl.formatMessage(untitled);
  const usageOf = (id: string) => uses.find((one) => one.id === id);
  const errorOf = useErrorOf(draft);
  const setOpen = (id: string, open: boolean) =>
    setOpened((before) => new Set([...before].filter((one) => one !== id).concat(open ? id : [])));
  const take = (id: string) => write((now) => now.filter((entry) => entry.id !== id));
  const remove = (id: string) => {
    const use = usageOf(id);
    if (use && isUsed(use)) setRemoving(id);
    else take(id);
  };
  const add = () => {
    const id = newId();
    write((now) => [...now, { id, title: {} }]);
    setOpen(id, true);
  };
  return (
    <Stack gap="m">
      {draft.errors.length > 0 && (
        <Alert tone="critical" role="alert">
          {draft.errorOf('entries') ?? problemText(draft.error)}
        </Alert>
      )}
      {entries.length === 0 ? (
        <NoCategories />
      ) : (
        <SortableList
          label={intl.formatMessage({ defaultMessage: 'Categories in order', description: 'Name of a list in the studio' })}
          items={entries}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          texts={texts}
          gap="s"
          onSort={(sorted) => write(() => sorted)}
        >
          {(category, { handle }) => (
            <CategoryRow
              category={category}
              use={usageOf(category.id)}
              handle={handle}
              open={opened.has(category.id) || errorOf(category.id) !== undefined}
              error={errorOf(category.id)}
              onOpen={(open) => setOpen(category.id, open)}
              onRemove={() => remove(category.id)}
              onChange={(title) => write((now) => now.map((one) => (one.id === category.id ? { ...one, title } : one)))}
            />
          )}
        </SortableList>
      )}
      <div>
        <Button ref={addButton} look="secondary" icon={<Icon icon={PlusIcon} />} onClick={add}>
          <FormattedMessage defaultMessage="Add a category" description="Button below the categories of news in the studio" />
        </Button>
      </div>
      {removing !== null && (
        <RemoveCategory
          category={entries.find(({ id }) => id === removing)!}
          use={usageOf(removing)!}
          others={entries.filter(({ id }) => id !== removing && usageOf(id))}
          move={move}
          onClose={() => setRemoving(null)}
          onRemove={() => {
            take(removing);
            setRemoving(null);
          }}
        />
      )}
    </Stack>
  );
}
