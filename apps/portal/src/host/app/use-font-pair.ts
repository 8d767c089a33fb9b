import type { Schemas } from '@foyer/api';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The customer's fonts; Foyer's own where the settings could not be read. */
export const useFontPair = (): Schemas['Theme']['font_pair'] =>
  useRouteLoaderData<ShellData>('language')?.settings.theme.font_pair ?? 'humanist';
