import { type Schemas, useApi } from '@foyer/api';
import { useState } from 'react';
import { useCall } from '../overlays/use-call.ts';

/** Subscribes to newsletters and reports what became of it. */
export function useSubscribe(onSubscribed: () => void) {
  const { client, locale } = useApi();
  const { pending, error, run } = useCall();
  const [status, setStatus] = useState<Schemas['NewsletterResult']['status']>();
  return {
    pending,
    error,
    status,
    subscribe: (body: Schemas['NewsletterRequest']) =>
      void run(async () => {
        const { data } = await client.POST('/newsletter/subscriptions', { params: { query: { locale } }, body });
        onSubscribed();
        setStatus(data!.status);
      }),
  };
}
