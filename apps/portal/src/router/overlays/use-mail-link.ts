import { useApi } from '@foyer/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type MailLink, readMailLink } from './mail-link.ts';
import { useCall } from '../../host/overlays/use-call.ts';

/** What a mail's link came to: the question it asks first, then its result. */
export type MailLinkState = MailLink | { kind: 'confirmed' };

/** Takes what a mail's link asks for out of the address, and does it once the reader has agreed. */
export function useMailLink() {
  const { client } = useApi();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [state, setState] = useState<MailLinkState | null>(null);
  const [open, setOpen] = useState(false);
  const { pending, error, run } = useCall();
  const found = readMailLink(pathname, search);

  const take = useEffectEvent(() => {
    if (!found) return;
    setState(found.link);
    setOpen(true);
    void navigate(`${pathname}${found.rest}${hash}`, { replace: true, preventScrollReset: true });
  });
  useEffect(() => take(), [search]);

  async function agree(): Promise<void> {
    if (state?.kind === 'leave') {
      const { token, notification } = state;
      const success = await run(() => client.POST('/newsletter/unsubscribe', { params: { query: { token } } }));
      setState({ kind: 'result', success, notification });
    }
    if (state?.kind === 'confirm') {
      const { token } = state;
      if (await run(() => client.POST('/newsletter/confirm', { body: { token } }))) setState({ kind: 'confirmed' });
    }
  }
  return { state, open, close: () => setOpen(false), pending, error, agree };
}
