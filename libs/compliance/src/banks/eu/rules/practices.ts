import type { Citation } from '../../../law/citation.ts';
import { cite } from '../cite.ts';
import { dateOf } from '../dates.ts';
import { practices } from '../facts.ts';
import type { Case } from './case.ts';

/** How one letter of Art. 5(1) stands. */
export type Practice = {
  letter: string;
  /** "Art. 5(1)(c)(i)". */
  label: string;
  title: string;
  questionId: string | null;
  status: 'met' | 'unknown' | 'no' | 'closed';
  /** A letter that only counts because safeguards are missing. */
  unguarded: boolean;
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
  e: 'face databases by untargeted scraping',
  f: 'emotions at work or in education',
  g: 'sensitive categories from biometrics',
  h: 'live remote identification for law enforcement',
};

const closedWhy: Readonly<Record<string, string>> = {
  ba: 'The system generates or alters no images, video or sound.',
  bb: 'The system generates or alters no images, video or sound.',
  e: 'The system does not work on biometric data.',
  f: 'The system does not work on biometric data.',
  g: 'The system does not work on biometric data.',
  h: 'The system is not used on biometric data by you.',
};

/** Why a letter was not asked about. */
export function closedReason(letter: string): string {
  return closedWhy[letter] ?? 'The system is outside the scope of the question.';
}

const limbs: Readonly<Record<string, string>> = { unrelated: '(i)', disproportionate: '(ii)' };

/** Every letter of Art. 5(1) once for each question that was asked about it, and once where none was. */
export function findingsOfPractices({ answers }: Case): Practice[] {
  const rows = practices.flatMap(({ letter, questions, met }) =>
    questions.map(question => ({ letter, questionId: `eu2-${question}`, met: met as readonly string[] })),
  );
  const letters = [...new Set(rows.map(({ letter }) => letter))];
  return letters.flatMap((letter): Practice[] => {
    const from = letter === 'ba' || letter === 'bb' ? 'new-prohibitions' : 'chapters-1-and-2';
    const common = { letter, title: letterTitles[letter] ?? '', from: dateOf(from), unguarded: false };
    const asked = rows.filter(row => row.letter === letter && answers[row.questionId]);
    if (asked.length === 0) {
      const label = `Art. 5(1)(${letter})`;
      return [{ ...common, label, questionId: null, status: 'closed', citation: cite([label, from]) }];
    }
    return asked.map(({ questionId, met }) => {
      const value = answers[questionId] ?? '';
      const label = `Art. 5(1)(${letter})${limbs[value] ?? ''}`;
      const status = met.includes(value) ? 'met' : value === 'unsure' ? 'unknown' : 'no';
      return { ...common, label, questionId, status, unguarded: value === 'unguarded', citation: cite([label, from]) };
    });
  });
}
