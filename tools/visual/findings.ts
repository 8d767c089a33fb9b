import type { Album, Shot } from './album.ts';
import type { Difference } from './compare.ts';

export const verdicts = ['changed', 'new', 'removed', 'same', 'skipped'] as const;
export type Verdict = (typeof verdicts)[number];

/** What became of one picture. */
export interface Finding {
  key: string;
  verdict: Verdict;
  before?: Shot;
  after?: Shot;
  difference?: Difference;
}

const titleOf = ({ before, after }: Finding) => (after ?? before)!.story.title;

/** Compares two lists of pictures, by title and name. `look` compares two pictures. */
export function findingsOf(before: Album, after: Album, look: (before: Shot, after: Shot) => Difference | undefined): Finding[] {
  const present = [...after.shots].map(([key, shot]): Finding => {
    const old = before.shots.get(key);
    if (!shot.file) return { key, verdict: 'skipped', before: old, after: shot };
    if (!old?.file) return { key, verdict: 'new', after: shot };
    if (old.hash === shot.hash) return { key, verdict: 'same', before: old, after: shot };
    const difference = look(old, shot);
    return { key, verdict: difference ? 'changed' : 'same', before: old, after: shot, difference };
  });
  const gone = [...before.shots].filter(([key, { file }]) => file && !after.shots.has(key));
  const findings = [...present, ...gone.map(([key, shot]): Finding => ({ key, verdict: 'removed', before: shot }))];
  const order = (a: string, b: string) => a.localeCompare(b, 'en');
  return findings.sort((a, b) => order(titleOf(a), titleOf(b)) || order(a.key, b.key));
}

/** How many pictures there are of each kind. */
export const countsOf = (findings: readonly Finding[]): Record<Verdict, number> =>
  Object.fromEntries(verdicts.map((verdict) => [verdict, findings.filter((finding) => finding.verdict === verdict).length])) as Record<
    Verdict,
    number
  >;
