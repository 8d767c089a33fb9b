import { useState, type ComponentType } from 'react';
import type { DateCalendarProps } from './date-calendar.tsx';

/** The calendar's code comes with the first press on its button; one that failed to load is asked for again at the next. */
export function useCalendar() {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps>>();

  const load = async () => {
    const { DateCalendar } = await import('./date-calendar.tsx');
    setCalendar(() => DateCalendar);
  };

  const show = async () => {
    setOpen(true);
    if (Calendar) return;
    setLoading(true);
    // The field itself takes dates without it.
    await load().catch(() => setOpen(false));
    setLoading(false);
  };

  return { open, loading, Calendar, show, close: () => setOpen(false) };
}
