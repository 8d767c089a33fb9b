import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon, CriticalIcon, InfoIcon, PositiveIcon } from '../icon/icons.ts';
import type { Snackbar, SnackbarQueue } from './snackbar-queue.ts';
import * as styles from './snackbar.css.ts';

const icons = { positive: PositiveIcon, neutral: InfoIcon, critical: CriticalIcon } satisfies Record<Snackbar['tone'], unknown>;

interface SnackbarRegionProps {
  label: string;
  dismissLabel: string;
  shown: readonly Snackbar[];
  queue: SnackbarQueue;
}

/** The region of the messages. F6 goes there and back, Esc closes the one with the focus, and pointing or focusing stops the time. */
export function SnackbarRegion({ label, dismissLabel, shown, queue }: SnackbarRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);
  const empty = shown.length === 0;

  const goBack = () => cameFrom.current?.focus();
  const onF6 = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (ref.current?.contains(document.activeElement)) goBack();
    else (firstButton(ref.current) ?? ref.current)?.focus();
  });
  useEffect(() => {
    if (empty) return;
    const hide = () => (document.hidden ? queue.hold('hidden') : queue.release('hidden'));
    const listen = (event: globalThis.KeyboardEvent) => onF6(event);
    document.addEventListener('keydown', listen);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [empty, queue]);

  /** Closes one; the focus goes to another message or back to where it came from, and not to the top of the page. */
  const close = (id: number) => {
    const card = ref.current?.querySelector(`[data-id="${id}"]`);
    const hadFocus = card?.contains(document.activeElement) || document.activeElement === ref.current;
    queue.dismiss(id);
    if (!hadFocus) return;
    const other = [...(ref.current?.querySelectorAll('[data-id]') ?? [])].find((candidate) => candidate !== card && firstButton(candidate));
    if (other) firstButton(other)?.focus();
    else goBack();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // For a dialog round it, which would close as well.
    event.preventDefault();
    const card = (event.target as Element).closest('[data-id]');
    const id = card ? Number(card.getAttribute('data-id')) : shown.at(-1)?.id;
    if (id !== undefined) close(id);
  };

  const cards = (critical: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'critical') === critical)
      .map((snackbar) => (
        <SnackbarCard key={snackbar.id} snackbar={snackbar} dismissLabel={dismissLabel} onClose={() => close(snackbar.id)} />
      ));

  return (
    <div
      ref={ref}
      className={styles.region}
      tabIndex={-1}
      {...(!empty && { role: 'region', 'aria-label': label })}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && queue.hold('hover')}
      onPointerLeave={() => queue.release('hover')}
      onKeyDown={onKeyDown}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        queue.hold('focus');
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) queue.release('focus');
      }}
    >
      {/* Both are there from the start: screen readers only read what comes into a region they know. */}
      <div role="alert" aria-atomic={false} className={styles.live}>
        {cards(true)}
      </div>
      <div role="status" aria-atomic={false} className={styles.live}>
        {cards(false)}
      </div>
    </div>
  );
}

const firstButton = (element: Element | null) => element?.querySelector<HTMLElement>('button');

interface SnackbarCardProps {
  snackbar: Snackbar;
  dismissLabel: string;
  onClose: () => void;
}

function SnackbarCard({ snackbar: { id, message, tone, duration, action, times, leaving }, dismissLabel, onClose }: SnackbarCardProps) {
  return (
    <div data-id={id} data-leaving={leaving || undefined} className={styles.snackbar({ tone })}>
      <div className={styles.message}>
        <span className={styles.icon}>
          <Icon icon={icons[tone]} />
        </span>
        {/* Said again, it is read out again. */}
        <span key={times}>{message}</span>
      </div>
      {(action || duration === null) && (
        <div className={styles.controls}>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                onClose();
                action.onPress();
              }}
            >
              {action.label}
            </button>
          )}
          {duration === null && (
            <IconButton className={styles.dismiss} label={dismissLabel} icon={<Icon icon={CloseIcon} />} onClick={onClose} />
          )}
        </div>
      )}
    </div>
  );
}
