import type { Schemas } from '@foyer/api';
import { Alert, Button, Dialog, NativeSelect, Stack, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { wordsIn } from '../setup/words-in.ts';
import { CategoryPlaces } from './category-places.tsx';
import type { useCategoriesDraft } from './use-categories-draft.ts';

interface RemoveCategoryProps {
  category: Schemas['StudioCategory'];
  use: Schemas['StudioCategoryUse'];
  /** Those its articles can go to. */
  others: readonly Schemas['StudioCategory'][];
  move: ReturnType<typeof useCategoriesDraft>['move'];
  onClose: () => void;
  onRemove: () => void;
}

/** Asks where the articles of a category go before it is removed, and says what else keeps it. */
export function RemoveCategory({ category, use, others, move, onClose, onRemove }: RemoveCategoryProps) {
  const intl = useIntl();
  const locale = useLocale();
  const problemText = useProblemText();
  const [to, setTo] = useState(others[0]?.id ?? '');
  const title = wordsIn(category.title, locale);
  const kept = use.menu || use.pages.length > 0;
  const go = () => move.mutate({ from: category.id, to: to || null }, { onSuccess: kept ? undefined : onRemove });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage
          defaultMessage="Remove “{title}”?"
          description="Title of the dialog before a category of news is removed"
          values={{ title: <bdi>{title}</bdi> }}
        />
      }
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog before a category of news is removed' })}
      actions={
        use.articles > 0 && (
          <Button pending={move.isPending} onClick={go}>
            {kept ? (
              <FormattedMessage
                defaultMessage="Move the articles"
                description="Button of the dialog before a category of news is removed"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Move the articles and remove it"
                description="Button of the dialog before a category of news is removed"
              />
            )}
          </Button>
        )
      }
    >
      <Stack gap="m">
        {move.error && (
          <Alert tone="critical" role="alert">
            {problemText(move.error)}
          </Alert>
        )}
        {use.articles > 0 && (
          <>
            <Text>
              <FormattedMessage
                defaultMessage="{count, plural, one {# article is} other {# articles are}} in it. Where shall {count, plural, one {it} other {they}} go? They are moved at once."
                description="In the dialog before a category of news is removed"
                values={{ count: use.articles }}
              />
            </Text>
            <NativeSelect
              label={
                <FormattedMessage defaultMessage="New category" description="Field of the dialog before a category of news is removed" />
              }
              value={to}
              onChange={setTo}
            >
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {wordsIn(other.title, locale)}
                </option>
              ))}
              <option value="">
                {intl.formatMessage({ defaultMessage: 'No category', description: 'Where the articles of a removed category go' })}
              </option>
            </NativeSelect>
          </>
        )}
        {kept && <CategoryPlaces use={use} />}
      </Stack>
    </Dialog>
  );
}
