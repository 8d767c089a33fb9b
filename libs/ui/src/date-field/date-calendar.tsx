import { parseDate, type CalendarDate } from '@internationalized/date';
import { use, type RefObject } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  Dialog,
  I18nProvider,
  Popover,
  useLocale,
} from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { ChevronBackIcon, ChevronForwardIcon } from '../icon/icons.ts';
import { useLanguageTag } from '../language/language.ts';
import { useOverlayContainer } from '../overlay-container/overlay-container.ts';
import { popUp } from '../popover/pop-up.css.ts';
import * as styles from './date-calendar.css.ts';

export interface DateCalendarProps {
  label: string;
  /** `YYYY-MM-DD` or empty. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  /** The button it hangs at, which gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  onChoose: (value: string) => void;
}

/** The calendar of a `DateField`, in the language around it. Its file is loaded with the first opening. */
export function DateCalendar({ label, value, min, max, trigger, open, onClose, onChoose }: DateCalendarProps) {
  const container = useOverlayContainer();
  const choose = (date: CalendarDate) => {
    onChoose(date.toString());
    onClose();
  };
  return (
    // As `Aria`, but with the days and digits of the field also where a country counts the years otherwise.
    <I18nProvider locale={`${useLanguageTag()}-u-ca-gregory-nu-latn`}>
      <Popover
        {...(container && { UNSTABLE_portalContainer: container })}
        className={popUp}
        triggerRef={trigger}
        placement="bottom end"
        offset={6}
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
      >
        <Dialog className={styles.dialog} aria-label={label}>
          <Calendar
            aria-label={label}
            autoFocus
            value={value ? parseDate(value) : null}
            minValue={min ? parseDate(min) : null}
            maxValue={max ? parseDate(max) : null}
            onChange={choose}
          >
            <Header />
            <CalendarGrid className={styles.grid} weekdayStyle="short">
              <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

function Header() {
  return (
    <header className={styles.header}>
      <Button slot="previous" className={styles.step}>
        <Icon icon={ChevronBackIcon} directional />
      </Button>
      <div className={styles.choices}>
        <CalendarMonthPicker format="long">{Choice}</CalendarMonthPicker>
        <Years />
      </div>
      <Button slot="next" className={styles.step}>
        <Icon icon={ChevronForwardIcon} directional />
      </Button>
    </header>
  );
}

/** Without limits: as many years back and ahead. */
const reach = 60;

/** All years within the limits. react-aria's own `CalendarYearPicker` changes the month along with the year where there is a latest date. */
function Years() {
  const { focusedDate, minValue, maxValue, setFocusedDate } = use(CalendarStateContext)!;
  const { locale } = useLocale();
  const first = minValue?.year ?? focusedDate.year - reach;
  const last = maxValue?.year ?? focusedDate.year + reach;
  return (
    <Choice
      aria-label={new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of('year')!}
      value={focusedDate.year}
      items={Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index, formatted: String(first + index) }))}
      onChange={(year) => setFocusedDate(focusedDate.set({ year }))}
    />
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  items: readonly { id: number; formatted: string }[];
  onChange: (key: number) => void;
}

/** The device's own list: it is as good at 120 years as at 12 months. */
function Choice({ 'aria-label': label, value, items, onChange }: ChoiceProps) {
  return (
    <select className={styles.choice} aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {items.map(({ id, formatted }) => (
        <option key={id} value={id} className={styles.option}>
          {formatted}
        </option>
      ))}
    </select>
  );
}
