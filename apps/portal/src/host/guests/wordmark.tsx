import type { Schemas } from '@foyer/api';
import { HomeIcon, Icon } from '@foyer/ui';
import { useCallback, useState } from 'react';
import { useShellData } from '../app/shell-data.ts';
import * as styles from './wordmark.css.ts';

/**
 * Whose portal it is: the customer's logo, or their name beside a sign where there is none, it is not wanted, or it cannot be loaded. The
 * header's variants add the portal's title.
 */
export function Wordmark() {
  const { organisation, theme, base_options: options } = useShellData().settings;
  const [failed, setFailed] = useState<string>();
  const logo = options.show_company_logo && theme.logo?.src !== failed ? theme.logo : null;
  const title = options.meta_header_variant === 'logo' ? null : options.meta_title;
  const mark = logo ? <Logo logo={logo} name={organisation.name} onFail={setFailed} /> : <Sign />;
  if (logo && !title) return mark;
  return (
    <span className={options.logo_before_meta_title || !title ? styles.wordmark : styles.stacked}>
      {mark}
      <span className={styles.name} dir="auto">
        {title ?? organisation.name}
      </span>
    </span>
  );
}

const Sign = () => (
  <span className={styles.sign} aria-hidden>
    <Icon icon={HomeIcon} />
  </span>
);

interface LogoProps {
  logo: Schemas['Image'];
  name: string;
  onFail: (src: string) => void;
}

// Not the design system's Image: guests' first screen would load it for this alone.
function Logo({ logo: { src, alt, width, height, variants }, name, onFail }: LogoProps) {
  // The server's page may have failed to load it before the browser listens.
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => onFail(src));
    },
    [onFail, src],
  );
  return (
    <img
      ref={check}
      className={styles.logo}
      sizes="10rem"
      srcSet={variants.map((variant) => `${variant.src} ${variant.width}w`).join(', ')}
      {...{ src, width, height }}
      alt={alt || name}
      onError={() => onFail(src)}
    />
  );
}
