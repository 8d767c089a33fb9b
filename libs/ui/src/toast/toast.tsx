import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon, CriticalIcon, PositiveIcon } from '../icon/icons.ts';
import * as styles from './toast.css.ts';

export interface ToastOptions {
  tone?: 'neutral' | 'critical';
  /** Milliseconds until it leaves; `null` stays until it is closed. */
  duration?: number | null;
}

/** Shows a message at the foot of the screen. */
export type ShowToast = (message: ReactNode, options?: ToastOptions) => void;

interface Toast extends Required<ToastOptions> {
  id: number;
  message: ReactNode;
}

/** The time of the specification's success messages (access §9). */
const defaultDuration = 2500;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** The function that shows a toast. Throws outside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

/** Holds the toasts and the live region that reads them out; stands once, near the root of the app. */
export function ToastProvider({ dismissLabel, children }: { dismissLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback<ShowToast>((message, { tone = 'neutral', duration = defaultDuration } = {}) => {
    setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, message, tone, duration }]);
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" className={styles.region}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onLeave={remove} />
        ))}
      </div>
    </ToastContext>
  );
}

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  onLeave: (id: number) => void;
}

function ToastCard({ toast: { id, message, tone, duration }, dismissLabel, onLeave }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (duration === null || held) return;
    const timer = setTimeout(() => onLeave(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held, onLeave]);
  return (
    <div className={styles.toast({ tone })} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <Icon icon={tone === 'critical' ? CriticalIcon : PositiveIcon} />
      <span>{message}</span>
      {duration === null && (
        <IconButton className={styles.dismiss} label={dismissLabel} icon={<Icon icon={CloseIcon} />} onClick={() => onLeave(id)} />
      )}
    </div>
  );
}
