import type { Condition } from '../../scoring/condition.ts';
import type { Question } from '../../scoring/question.ts';
import { asking, type Draft } from './ask.ts';
import { all } from './facts.ts';
import type { Gate } from './gates.ts';

/**
 * The provision that fines a breach. T3: Art. 99(3). T2: Art. 99(4), with its letter. G: Art. 101. N: national rules, Art. 99(1), unless
 * the AI Office supervises.
 */
export type Tier = 'T3' | 'T2(a)' | 'T2(b)' | 'T2(c)' | 'T2(d)' | 'T2(da)' | 'T2(e)' | 'T2(g)' | 'G' | 'N';

/** The start of a duty: the rows of `rules/starts.ts`. */
export type Start =
  | 'literacy'
  | 'sensitive-data'
  | 'transparency'
  | 'marking'
  | 'high-risk'
  | 'lawful-use'
  | 'exception'
  | 'supply'
  | 'model';

export type DutyRow = {
  id: string;
  gate: Gate;
  and?: Condition;
  /** Whether the row is shown as another party's duty if the gate says so: "always", whatever `and` requires. */
  elsewhere: boolean | 'always';
  title: string;
  start: Start;
  tier: Tier;
  /** Completes "Missing:", "Only partly in place:" and "Not known:". */
  gap: string;
  /** The action: verb and object, with the owner separately. */
  action: string;
  owner: string;
  question: Question;
};

type DutyDraft = Omit<Draft, 'id' | 'when'> &
  Omit<DutyRow, 'question' | 'elsewhere'> & {
    points: number;
    /** The fact that makes the duty not apply, as an answer. */
    notApplicable?: string;
    /** The question's id if one duty has several questions. */
    asked?: string;
    elsewhere?: DutyRow['elsewhere'];
  };

/** Duties of one category of questions. */
export function dutiesOf(category: string) {
  const ask = asking(category);
  return ({
    question,
    help,
    cite,
    group,
    points,
    notApplicable,
    asked,
    elsewhere = true,
    ...row
  }: DutyDraft): DutyRow => ({
    ...row,
    elsewhere,
    question: ask.maturity(
      {
        id: asked ?? row.id,
        when: row.and ? all(row.gate.when, row.and) : row.gate.when,
        question,
        help,
        cite,
        ...(group ? { group } : {}),
      },
      points,
      notApplicable,
    ),
  });
}
