import type { ReactNode } from 'react';
import { Icon, CheckIcon, CloseIcon } from '@foyer/ui';
import * as styles from './blocks.css.ts';

/** What a page is about, under its title. */
export const Lead = ({ children }: { children: ReactNode }) => <div className={`sb-unstyled ${styles.lead}`}>{children}</div>;

interface LinkCardProps {
  title: string;
  /** A page of this Storybook: `docs/guide-tokens--docs` or `story/…`. */
  to: string;
  children: ReactNode;
}

/** A card that leads to another page of this Storybook. */
export const LinkCard = ({ title, to, children }: LinkCardProps) => (
  <a className={styles.card} href={`./?path=/${to}`} target="_top">
    <span className={styles.cardTitle}>{title}</span>
    <span className={styles.cardText}>{children}</span>
  </a>
);

export const LinkCards = ({ children }: { children: ReactNode }) => <div className={`sb-unstyled ${styles.cards}`}>{children}</div>;

const words = { en: { good: 'Do', bad: 'Don’t' }, de: { good: 'So', bad: 'Nicht so' } } as const;

interface SideProps {
  kind: 'good' | 'bad';
  lang: 'en' | 'de';
  examples: readonly string[];
}

const Side = ({ kind, lang, examples }: SideProps) => (
  <div className={styles.side[kind]}>
    <div className={styles.sideTitle[kind]}>
      <Icon icon={kind === 'good' ? CheckIcon : CloseIcon} />
      {words[lang][kind]}
    </div>
    <ul className={styles.sayings}>
      {examples.map((example) => (
        <li key={example} lang={lang}>
          {example.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
        </li>
      ))}
    </ul>
  </div>
);

interface DoDontProps {
  lang?: 'en' | 'de';
  good: readonly string[];
  bad: readonly string[];
}

/** Texts as they are and as they are not written here, side by side. */
export const DoDont = ({ lang = 'en', good, bad }: DoDontProps) => (
  <div className={`sb-unstyled ${styles.pair}`}>
    <Side kind="good" lang={lang} examples={good} />
    <Side kind="bad" lang={lang} examples={bad} />
  </div>
);
