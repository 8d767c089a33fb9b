import { useState } from 'react';
import { useShellData } from '../../../../host/app/shell-data.ts';
import { type Look, useLookPreview } from '../../appearance/use-look-preview.ts';
import { lookCss } from './own-look.ts';
import type { WidgetChoice } from './widget-choice.ts';

/** The look that a page gives a widget, until it is switched on the customer's own. */
export function useOwnLook({ widget, theme }: WidgetChoice) {
  const { brand_color, corner_style, font_pair } = useShellData().settings.theme;
  const usual: Look = { brand_color, corner_style, font_pair };
  const [isOn, setOn] = useState(false);
  const [look, setLook] = useState(usual);
  const own = useLookPreview(isOn ? look : usual);
  const { data: usually } = useLookPreview(usual);
  // Of a colour that is refused the nearest is derived, which the page is not given before it is taken.
  const css = isOn && own.data?.fault === null && usually ? lookCss(`foyer-${widget}`, own.data, usually, theme) : '';
  return { isOn, setOn, look, change: (part: Partial<Look>) => setLook({ ...look, ...part }), preview: own, css };
}

/** See `useOwnLook`. */
export type OwnLook = ReturnType<typeof useOwnLook>;
