import type { Schemas } from '@foyer/api';
import type { Me } from '../../platform/http/operation.ts';
import type { Preferences } from './chat-preferences.repository.ts';
import type { ChatParts } from './chat.parts.ts';

const shown = ({ presence, typing, readStatus }: Preferences): Schemas['ChatPreferences'] => ({
  presence,
  typing,
  read_status: readStatus,
});

/** What members let others see of them. */
export function createPreferencesService({ preferences }: Pick<ChatParts, 'preferences'>) {
  return {
    get: async (me: Me): Promise<Schemas['ChatPreferences']> => shown(await preferences.of(me.id)),

    async set(me: Me, { read_status, ...rest }: Schemas['ChatPreferencesChange']): Promise<Schemas['ChatPreferences']> {
      return shown(await preferences.change(me.id, { ...rest, ...(read_status !== undefined && { readStatus: read_status }) }));
    },
  };
}
