import { useApi } from '@foyer/api';
import { useMutation } from '@tanstack/react-query';
import { logOut } from '../../host/session/log-out.ts';

/** Logging out, with what became of it. */
export function useLogout() {
  const api = useApi();
  return useMutation({ mutationFn: () => logOut(api) });
}
