import { useApi } from '@foyer/api';
import { startTransition, useActionState, useEffect, useState } from 'react';

/** How long to wait before the mail may be asked for again, unless the server says otherwise. */
const usualPause = 60;

interface Outcome {
  state: 'idle' | 'sent' | 'failed';
  error?: unknown;
}

/** Asks for the mail again, after a pause. `seconds` counts down to when that is possible. */
export function useResend() {
  const api = useApi();
  const [seconds, setSeconds] = useState(usualPause);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  const [outcome, attempt, pending] = useActionState<Outcome>(
    async () => {
      try {
        const { data } = await api.client.POST('/auth/resend_confirmation');
        setSeconds(data!.resend_after);
        return { state: 'sent' };
      } catch (error) {
        return { state: 'failed', error };
      }
    },
    { state: 'idle' },
  );
  return { seconds, pending, ...outcome, resend: () => startTransition(attempt) };
}
