import type { Citation } from '../../../law/citation.ts';
import { cite } from '../cite.ts';
import { euLegalDateOf } from '../dates.ts';
import { liveUnclear, liveUnlawful, practices } from '../facts.ts';
import type { Case } from './case.ts';

/** The state of one letter of Art. 5(1). */
export type Practice = {
  letter: string;
  /** "Art. 5(1)(c)(i)". */
  label: string;
  title: string;
  questionId: string | null;
  status: 'met' | 'unknown' | 'no' | 'closed';
  /** A letter that only counts because safeguards are missing. */
  unguarded: boolean;
  /** Live identification that would be lawful with its impact assessment and registration. */
  unlawful: boolean;
  /** Limbs of Art. 5(1a) that are met, of makers and of users. */
  limbs: readonly string[];
  from: string;
  citation: Citation;
};

export const letterTitles: Readonly<Record<string, string>> = {
  a: 'hidden or manipulative techniques with significant harm',
  b: 'exploitation of age, disability or social situation',
  ba: 'intimate material of people without their consent',
  bb: 'material that shows the sexual abuse of children',
  c: 'social scoring',
  d: 'prediction of crime from profiling alone',
  e: 'face databases from untargeted scraping',
  f: 'emotion inference at work or in education',
  g: 'biometric inference of sensitive categories',
  h: 'live remote identification for law enforcement',
};

const closedWhy: Readonly<Record<string, string>> = {
  ba: 'The system generates or alters no images, video or sound.',
  bb: 'The system generates or alters no images, video or sound.',
  e: 'The system does not work on biometric data.',
  f: 'The system does not work on biometric data.',
  g: 'The system does not work on biometric data.',
  h: 'You do not use the system on biometric data.',
};

/** Why a letter was not asked about. */
export function closedReason(letter: string): string {
  return closedWhy[letter] ?? 'The system is outside the scope of the question.';
}

const points: Readonly<Record<string, string>> = { unrelated: '(i)', disproportionate: '(ii)' };

/** The limb of Art. 5(1a) that an answer on (ba) or (bb) meets: makers by purpose or for want of safeguards, users by purpose. */
function limbOf(letter: string, value: string): string | undefined {
  if (!isGenerated(letter)) return undefined;
  return { purpose: '(1a)(a)(i)', unguarded: '(1a)(a)(ii)' }[value] ?? '(1a)(b)';
}

/** The letters on material that a system generates. Other law forbids it already, whenever the Act's own ban begins. */
export const isGenerated = (letter: string): boolean => letter === 'ba' || letter === 'bb';

const order: readonly Practice['status'][] = ['no', 'unknown', 'met'];

/** Every letter of Art. 5(1) once, as its worst answer has it. */
export function findingsOfPractices({ answers, says }: Case): Practice[] {
  const rows = practices.flatMap(({ letter, questions, met }) =>
    questions.map(question => ({ letter, questionId: `eu2-${question}`, met: met as readonly string[] })),
  );
  const letters = [...new Set(rows.map(({ letter }) => letter))];
  return letters.map((letter): Practice => {
    const from = isGenerated(letter) ? 'new-prohibitions' : 'chapters-1-and-2';
    const title = letterTitles[letter] ?? '';
    const common = { letter, title, from: euLegalDateOf(from), unguarded: false, limbs: [], unlawful: false };
    const asked = rows
      .filter(row => row.letter === letter && answers[row.questionId])
      .map(({ questionId, met }) => {
        const value = answers[questionId] ?? '';
        const status = met.includes(value)
          ? ('met' as const)
          : value === 'unsure'
            ? ('unknown' as const)
            : ('no' as const);
        return { questionId, value, status };
      })
      .toSorted((a, b) => order.indexOf(b.status) - order.indexOf(a.status));
    const [worst] = asked;
    if (!worst) {
      const label = `Art. 5(1)(${letter})`;
      return { ...common, label, questionId: null, status: 'closed', citation: cite([label, from]) };
    }
    const label = `Art. 5(1)(${letter})${points[worst.value] ?? ''}`;
    const found = asked.filter(({ status }) => status === 'met');
    const limbs = found.flatMap(({ value }) => limbOf(letter, value) ?? []);
    const unguarded = found.length > 0 && found.every(({ value }) => value === 'unguarded');
    const state = { ...common, label, questionId: worst.questionId, citation: cite([label, from]), limbs, unguarded };
    if (letter !== 'h' || worst.status !== 'no') return { ...state, status: worst.status };
    if (says(liveUnlawful)) return { ...state, title: `${title} ${WITHOUT}`, status: 'met', unlawful: true };
    return { ...state, status: says(liveUnclear) ? 'unknown' : 'no' };
  });
}

const WITHOUT = 'without the impact assessment or registration that Art. 5(2) requires';
