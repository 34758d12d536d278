import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import type { DatedGap } from '@aicp/compliance/scoring/byDue';
import { type GapState, isGapState } from '@aicp/compliance/scoring/dutyWords';
import { numberedActions } from '@aicp/compliance/scoring/linkedRows';
import type { Duty } from '@aicp/compliance/scoring/verdict';
import type { ActionFiling } from '@aicp/contracts/actionFiling';
import type { DutyProof } from '@aicp/contracts/dutyProof';
import { ownActionRef } from '@aicp/contracts/ownActionRef';
import { answeredOf, type GivenAnswer, type LinkedFile, proofOf, type TitledDuty } from './dutyProofs.ts';
import type { ActionCopy, Trail } from './trail.ts';
import { type Named, namer } from './trailFiles.ts';

/** The action that closes the gap of a duty, as lists of duties name it. */
type DutyAction = Pick<ActionCopy, 'id' | 'title' | 'state' | 'due' | 'dueWords'> & {
  stateAt: Date;
  /** Its number in the report; null if the report states it with another gap's. */
  number: number | null;
  /** Null while it has no owner. */
  owner: string | null;
  /** Null if a report put it into its state. */
  stateBy: string | null;
  filed: ActionFiling | null;
  /** Whether the action is for the organisation as a whole instead of one system. */
  ofOrganisation: boolean;
};

/** An action of the organisation as a whole, with the names of its people. */
export type OwnAction = Pick<ActionCopy, 'id' | 'title' | 'state' | 'stateAt' | 'due' | 'dueWords'> & {
  owner: Named | null;
  stateBy: Named | null;
};

/** A duty of a report as its readers see it. */
type ShownDuty = Pick<Duty, 'questionId' | 'title' | 'status' | 'from'> & {
  dutyId: string;
  citation: string;
  /** Why it does not apply, or is another party's; null for any other. */
  why: string | null;
  /** Null for a duty that is not met or not applicable. */
  proof: DutyProof | null;
  /** Null without an answer, and if the person is not known. */
  answeredBy: string | null;
  answeredAt: Date | null;
  /** Whether it is the organisation's answer for all of its systems. */
  fromOrganisation: boolean;
  action: DutyAction | null;
};

/** Every duty of a report in its order, with the day (ISO date) that it is true of. */
export type ShownDuties = { asOf: string; duties: ShownDuty[] };

type Row = { questionId: string };

/** The parts of a completed assessment that its duties are shown by. */
export type DutySubject = {
  bankVersion: string;
  answers: readonly GivenAnswer[];
  jurisdiction: Jurisdiction;
  completedAt: Date;
  result: {
    duties: readonly (TitledDuty & Pick<Duty, 'from' | 'why'>)[];
    findings: readonly (Row & DatedGap)[];
    actions: readonly (Row & { goodPractice: boolean })[];
  };
};

type Standing = {
  files: readonly LinkedFile[];
  asOf: string;
  trail: Pick<Trail, 'actions' | 'names'>;
  /** The organisation's actions by the question of their duty. */
  own?: ReadonlyMap<string, OwnAction>;
  former: string;
};

/** @param former the name of people without an account */
export function shownDutiesOf(
  subject: DutySubject,
  { files, asOf, trail, own = new Map(), former }: Standing,
): ShownDuties {
  const { jurisdiction, completedAt, result } = subject;
  const day = completedAt.toISOString().slice(0, 10);
  const numbers = new Map(
    numberedActions(result, day, jurisdiction)
      .toReversed()
      .map(({ questionId, number }) => [questionId, number]),
  );
  const person = namer(trail.names);
  const nameOf = (id: number | null) => (id === null ? null : (person(id)?.name ?? former));
  const numberOf = (questionId: string | null) => (questionId && numbers.get(questionId)) || null;
  const ownOn = ({ questionId, status }: Pick<Duty, 'questionId' | 'status'>): DutyAction | null => {
    const found = questionId !== null && isGapState(status) ? own.get(questionId) : undefined;
    if (!found) return null;
    const nameIn = (person: Named | null) => person && (person.name ?? former);
    return {
      ...{ id: found.id, title: found.title, state: found.state, due: found.due, dueWords: found.dueWords },
      ...{ stateAt: new Date(found.stateAt), number: numberOf(questionId), filed: null, ofOrganisation: true },
      ...{ owner: nameIn(found.owner), stateBy: nameIn(found.stateBy) },
    };
  };
  const answered = answeredOf(result.duties, subject.answers);
  return {
    asOf,
    duties: result.duties.map((duty, at) => {
      const action = actionOn(duty, trail.actions);
      return {
        dutyId: duty.id,
        questionId: duty.questionId,
        title: duty.title,
        citation: duty.citation.label,
        status: duty.status,
        why: duty.status === 'not_applicable' || duty.status === 'other_party' ? duty.why : null,
        from: duty.from,
        proof: proofOf(duty, files, asOf),
        answeredBy: nameOf(answered[at]?.by ?? null),
        answeredAt: answered[at]?.at ?? null,
        fromOrganisation: answered[at]?.fromOrganisation ?? false,
        action: action
          ? {
              ...{
                id: action.id,
                title: action.title,
                state: action.state,
                due: action.due,
                dueWords: action.dueWords,
              },
              stateAt: new Date(action.stateAt),
              number: numberOf(action.questionId),
              owner: nameOf(action.ownerId),
              stateBy: nameOf(action.stateBy),
              filed: filingOf(action, files),
              ofOrganisation: false,
            }
          : ownOn(duty),
      };
    }),
  };
}

type Placed = Pick<ActionCopy, 'dutyId' | 'questionId'>;

/** The action on the gap of a duty, without those that a report has closed. */
function actionOn<Found extends Placed & Pick<ActionCopy, 'closedBy'>>(
  { id, questionId, status }: Pick<Duty, 'id' | 'questionId' | 'status'>,
  actions: readonly Found[],
): Found | null {
  if (!isGapState(status) || questionId === null) return null;
  const same = actions.filter(action => action.questionId === questionId && action.closedBy === null);
  return same.find(({ dutyId }) => dutyId === id) ?? same[0] ?? null;
}

/** The state in which a report leaves the duty of an action; null if it finds no gap there. */
export function gapOf(
  { dutyId, questionId }: Placed,
  duties: readonly Pick<Duty, 'id' | 'questionId' | 'status'>[],
): GapState | null {
  if (questionId === null) return null;
  const same = duties.filter(duty => duty.questionId === questionId);
  const { status } = same.find(({ id }) => id === dutyId) ?? same[0] ?? {};
  return status && isGapState(status) ? status : null;
}

/** The record of an action that is done: a linked file, otherwise its sentence, otherwise nothing. Null unless it is done. */
export function filingOf(
  { id, state, doneNote, questionId }: Pick<ActionCopy, 'id' | 'state' | 'doneNote' | 'questionId'>,
  files: readonly Pick<LinkedFile, 'supports' | 'removedAt' | 'replacedBy'>[],
): ActionFiling | null {
  if (state !== 'done') return null;
  const places = [questionId, ownActionRef(id)];
  const isFiled = files.some(
    ({ supports, removedAt, replacedBy }) => places.includes(supports) && !removedAt && replacedBy === null,
  );
  if (isFiled) return 'file';
  return doneNote ? 'sentence' : 'nothing';
}
