import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './strength-meter.css.ts';
import { passwordStrength, type Strength } from './strength.ts';

/** The words of a password's strength meter. */
export interface StrengthMeterTexts {
  /** Shown before the strength: "Password strength:". */
  label: ReactNode;
  /** One for each strength, from "very weak" to "very strong". */
  strengths: readonly [ReactNode, ReactNode, ReactNode, ReactNode, ReactNode];
  /** Shown below while the strength is 0 to 2: how to choose a better one. */
  advice?: ReactNode;
  /** Words that others know of the person, such as name and e-mail address: they make a password weak. */
  ownWords?: readonly string[];
}

export interface StrengthMeterProps extends StrengthMeterTexts {
  password: string;
}

const tones = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;
const places = [1, 2, 3, 4] as const;

/** The strength of a password as four bars and words. Screen readers read the words once the typing pauses. */
export function StrengthMeter({ password, label, strengths, advice, ownWords }: StrengthMeterProps) {
  const strength = passwordStrength(password, ownWords);
  // The weakest has one bar too, or it would look as if nothing was measured.
  const reached = Math.max(1, strength);
  const words = (
    <>
      {label} <span className={styles.strength}>{strengths[strength]}</span>
    </>
  );
  return (
    <div className={styles.meter}>
      <div className={styles.bar} aria-hidden>
        {places.map((place) => (
          <span
            key={place}
            className={classNames(styles.part({ tone: place <= reached ? tones[strength] : 'none' }), place <= reached && styles.filled)}
          />
        ))}
      </div>
      <p className={styles.words} aria-hidden>
        {words}
      </p>
      {advice && strength < 3 && <p className={styles.words}>{advice}</p>}
      <Announcement strength={strength}>{words}</Announcement>
    </div>
  );
}

/** Long enough for the next letter, short enough for the next field. */
const pauseMs = 800;

function Announcement({ strength, children }: { strength: Strength; children: ReactNode }) {
  const [announced, setAnnounced] = useState<Strength>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(strength), pauseMs);
    return () => clearTimeout(timer);
  }, [strength]);
  return (
    <VisuallyHidden>
      <span role="status">{announced === strength && children}</span>
    </VisuallyHidden>
  );
}
