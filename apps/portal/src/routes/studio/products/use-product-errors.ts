import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { type RecordErrors, useRecordErrors } from '../records/use-record-errors.ts';
import { usePublicationTexts } from '../../../host/publication/publication-texts.ts';
import type { ProductEntries } from './product-entries.ts';

const order = ['name', 'coins_required', 'image_id', 'active', 'available_from', 'available_to'] as const;
const mostCoins = 1_000_000;

/** The name of a field in the contract. */
export type ProductField = (typeof order)[number];

/** The id of a field's control, for the links of the summary. */
export const fieldId = (name: ProductField): string => `product-${name}`;

/** What was typed into the fields of days and is none. */
export type WrongDays = Partial<Record<'available_from' | 'available_to', DateProblem | undefined>>;

/** What a part of the form about a reward is given. */
export interface ProductFieldsProps {
  entries: ProductEntries;
  errors: RecordErrors<ProductField>;
  change: (changed: Partial<ProductEntries>) => void;
}

/** What is wrong with the form about a reward: what can be checked here at once, else what the server refused. */
export function useProductErrors(failure: unknown) {
  const intl = useIntl();
  const texts = usePublicationTexts();
  const { errors, attempt, check } = useRecordErrors({ order, idOf: fieldId, failure });
  const isNameless = intl.formatMessage({
    defaultMessage: 'Please enter a name in at least one language.',
    description: 'Error at a reward',
  });
  const isNoNumber = intl.formatMessage(
    { defaultMessage: 'Please enter a whole number from 1 to {most, number}.', description: 'Error at the price of a reward' },
    { most: mostCoins },
  );
  const isDayless = intl.formatMessage({
    defaultMessage: 'There is a time but no date. Please enter a date, or clear the time.',
    description: 'Error at the beginning or the end of the offer of a reward',
  });
  const isTimeless = intl.formatMessage({
    defaultMessage: 'There is a date but no time. Please enter a time, or clear the date.',
    description: 'Error at the beginning or the end of the offer of a reward',
  });
  const faultOf = (day: string, time: string, problem: DateProblem | undefined): string | undefined => {
    if (problem) return texts.day(problem);
    if (!day && time) return isDayless;
    return day && !time ? isTimeless : undefined;
  };
  return {
    errors,
    attempt,
    /** Whether the form may be sent. */
    check({ name, coins, fromDay, fromTime, toDay, toTime }: ProductEntries, days: WrongDays) {
      const price = Number(coins);
      const [from, to] = [faultOf(fromDay, fromTime, days.available_from), faultOf(toDay, toTime, days.available_to)];
      return check({
        ...(Object.values(name).every((words) => !words?.trim()) && { name: isNameless }),
        ...((!Number.isInteger(price) || price < 1 || price > mostCoins) && { coins_required: isNoNumber }),
        ...(from && { available_from: from }),
        ...(to && { available_to: to }),
      });
    },
  };
}
