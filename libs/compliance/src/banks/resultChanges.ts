import { z } from 'zod';
import { type Citation, Citation as CitationShape } from '../law/citation.ts';
import type { Verdict } from '../scoring/verdict.ts';
import { cite } from './eu/cite.ts';
import { legalDatesOf } from './lawDays.ts';

/** One change under another law or on another date, in words, old next to new. */
export const LawMove = z.object({
  what: z.enum(['class', 'level', 'score', 'duty', 'date', 'fine']),
  /** The subject: "Class", "Level", the title of a duty. */
  subject: z.string(),
  /** Null if it did not exist before, or does not any more. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Its cause; null if it is not a single provision. */
  citation: CitationShape.nullable(),
});
export type LawMove = z.infer<typeof LawMove>;

type Results = {
  before: Verdict;
  after: Verdict;
  /** The bank of the later result, for its days. */
  bankVersion: string;
};

/**
 * The differences between two results of the same answers, in the order class, level, score, fine, duties and dates. Duties that move
 * together from one date to another are one of them. Empty if nothing differs.
 */
export function resultChanges({ before, after, bankVersion }: Results): LawMove[] {
  const duties = dutyMoves(before, after, bankVersion);
  const classes = classMoves(before, after);
  const cause = [...classes, ...duties].find(({ citation }) => citation)?.citation ?? null;
  const figures: LawMove[] = [
    figure('level', 'Level', levelIn(before), levelIn(after), cause),
    figure('score', 'Compliance score', scoreIn(before), scoreIn(after), cause),
    figure('fine', 'Fine', fineIn(before), fineIn(after), duties[0]?.citation ?? after.fine?.citation ?? cause),
  ];
  return [...classes, ...figures.filter(moved), ...together(duties)];
}

/** The cause: of the class if that changes, or else of the first duty or date. */
export function causeOf(moves: readonly LawMove[]): Citation | null {
  const byWeight = [...moves.filter(({ what }) => what === 'class'), ...moves.filter(({ what }) => what !== 'class')];
  return byWeight.find(({ citation }) => citation)?.citation ?? null;
}

const figure = (
  what: LawMove['what'],
  subject: string,
  before: string | null,
  after: string | null,
  citation: Citation | null,
) => ({
  what,
  subject,
  before,
  after,
  citation,
});

const moved = ({ before, after }: LawMove) => before !== after;

function classMoves(before: Verdict, after: Verdict): LawMove[] {
  const eu = figure('class', 'Class', classIn(before), classIn(after), after.class?.citation ?? null);
  const uk = figure('class', 'Overall rating', before.ragScore ?? null, after.ragScore ?? null, null);
  const sameClass = before.class?.id === after.class?.id;
  return [...(sameClass ? [] : [eu]), ...(moved(uk) ? [uk] : [])];
}

const classIn = (verdict: Verdict) => verdict.class?.label ?? null;
const levelIn = (verdict: Verdict) => (verdict.scored ? verdict.riskLevel : 'Not scored');
const scoreIn = (verdict: Verdict) => (verdict.scored ? String(verdict.complianceScore) : 'Not scored');

function fineIn({ fines }: Verdict): string | null {
  return fines && `now ${ceiling(fines.inForce)}, later ${ceiling(fines.later)}`;
}

function ceiling({ max, tier }: { max: number; tier: string }): string {
  if (max > 0) return `up to ${euros(max)}`;
  return tier === 'none' ? 'none' : 'national penalties';
}

const euros = (sum: number) => `EUR ${String(Math.round(sum)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** Duties that move from one day to another together are one line. */
function together(moves: readonly LawMove[]): LawMove[] {
  const key = ({ what, subject, before, after, citation }: LawMove) =>
    JSON.stringify([what, before, after, what === 'date' ? citation?.label : subject]);
  return [...Map.groupBy(moves, key).values()].flatMap(([first, ...others]): LawMove[] =>
    first ? [{ ...first, subject: [first, ...others].map(({ subject }) => subject).join('; ') }] : [],
  );
}

type Duty = Verdict['duties'][number];
const keyOf = ({ id, citation }: Duty) => (id.startsWith('d-') ? id : `${id} ${citation.label}`);

function dutyMoves(before: Verdict, after: Verdict, bankVersion: string): LawMove[] {
  const earlier = new Map(before.duties.map(duty => [keyOf(duty), duty]));
  const later = new Map(after.duties.map(duty => [keyOf(duty), duty]));
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  return keys.flatMap((key): LawMove[] => {
    const [was, is] = [earlier.get(key), later.get(key)];
    const duty = is ?? was;
    if (!duty) return [];
    const subject = `${duty.title} (${duty.citation.label})`;
    const [owed, owes] = [owedIn(was), owedIn(is)];
    if (owed !== owes) return [figure('duty', subject, owed, owes, duty.citation)];
    if (owes === null || !was || !is) return [];
    const date = figure('date', subject, dayIn(was, bankVersion), dayIn(is, bankVersion), causeOfDay(is, bankVersion));
    return moved(date) ? [date] : [];
  });
}

/** Whether the duty applies, or may; null if not, so that rows stating so do not count. */
function owedIn(duty: Duty | undefined): string | null {
  if (!duty || duty.binds === false || duty.status === 'not_applicable' || duty.status === 'other_party') return null;
  return duty.binds === null ? 'may apply' : 'applies';
}

const STATES = { in_force: 'in force since', due: 'from', conditional: 'if the system changes, from' } as const;

/** A duty that waits for a change of the system has no day; that another day is now the earliest is in the words of its reason. */
function dayIn({ from, state }: Duty, bankVersion: string): string | null {
  if (from === null && bankVersion.startsWith('eu-')) {
    if (state === 'due') return 'from first use, or from a significant change of the design';
    if (state === 'in_force') return 'in force since a significant change of the design';
  }
  return from && state ? `${STATES[state]} ${from}` : null;
}

/** The provision that sets the date; if the bank names none by article, the duty's own. */
function causeOfDay({ from, citation }: Duty, bankVersion: string): Citation {
  const day = legalDatesOf(bankVersion).find(({ date, jurisdiction }) => date === from && jurisdiction === 'EU');
  return day?.source.startsWith('Art. ') ? { ...cite([day.source]), appliesFrom: day.date } : citation;
}
