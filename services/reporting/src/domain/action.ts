import type { Citation } from '@aicp/compliance/law/citation';
import type { GapState } from '@aicp/compliance/scoring/dutyWords';
import type { ActionFields } from '@aicp/contracts/entities/action';
import type { Report } from './reportOf.ts';

/** The acceptance of a risk: requested by one member, approved by another. */
export type Acceptance = {
  reason: string;
  reviewDay: string;
  askedBy: number;
  askedAt: Date;
  /** Null, both, while it waits. */
  approvedBy: number | null;
  approvedAt: Date | null;
};

/** A due date later than the law's: requested by one member and agreed to by another. The only member of an organisation does both. */
export type DueRequest = {
  askedBy: number;
  askedAt: Date;
  /** Null, both, while it waits. */
  agreedBy: number | null;
  agreedAt: Date | null;
};

/** The text of an action, from a report. */
export type Words = Pick<ActionFields, 'title' | 'why' | 'cites' | 'goodPractice' | 'severity' | 'who'> & {
  citation: Citation | null;
};

/** The legal due date. */
export type LawDue = Pick<ActionFields, 'lawDue' | 'dueWords'> & {
  /** Already in force. */
  isNow: boolean;
};

/** How the last report that asks for an action finds its gap. */
export type LastFound = {
  /** Null for what the organisation has added, for good practice and for facts. */
  gap: GapState | null;
  /** ISO date from which the gap counts. */
  appliesFrom: string | null;
};

/** The fields that tell the actions of a system under one law apart. */
export type Origin = Pick<ActionFields, 'dutyId' | 'questionId'>;

/** The fields of an action that members can change. */
export const fields = ['title', 'cites', 'state', 'owner', 'due'] as const;
export type Field = (typeof fields)[number];

/** The last change of each field: by whom and when. Unchanged fields are missing. */
export type Changes = Partial<Record<Field, { by: number; at: Date }>>;

/** An action about a system or the organisation as a whole: from the law through a report, or an own action. */
export type Action = ActionFields &
  Pick<Words, 'citation'> &
  Pick<LawDue, 'isNow'> &
  LastFound & {
    id: number;
    organisationId: number;
    /** Null for an organisation duty. */
    systemId: number | null;
    /** From the last report; null for an action of the organisation as a whole. */
    systemName: string | null;
    /** The jurisdiction of the report; null for an organisation's own action. */
    jurisdiction: Report['jurisdiction'] | null;
    /** The law under which the system keeps the files of an organisation's own action; null for the law's actions. */
    filesUnder: Report['jurisdiction'] | null;
    /** The question bank that its words come from. */
    bankVersion: string | null;
    stateAt: Date;
    /** The member who chose the date; null for the legal date. */
    dueBy: number | null;
    /** Null unless the due date is later than the legal date. */
    dueRequest: DueRequest | null;
    /** The place in a list by date. */
    order: string;
    acceptance: Acceptance | null;
    /** The last report that asks for it, and when it was completed. */
    reportId: number | null;
    reportedAt: Date | null;
    /** The report in which the gap is closed. */
    closedBy: number | null;
    /** The state before it was closed with its retired system, to return to if the system is used again; otherwise null. */
    resumesAs: Exclude<ActionFields['state'], 'closed'> | null;
    commentCount: number;
    changes: Changes;
    createdBy: number | null;
    createdAt: Date;
  };

const SEVERITIES: readonly ActionFields['severity'][] = ['critical', 'high', 'medium', 'low'];

/** The place of an action in a list by severity, the most severe first; without a severity it comes last. */
export function severityRankOf({ severity }: Pick<Action, 'severity'>): number {
  const at = SEVERITIES.indexOf(severity);
  return at < 0 ? SEVERITIES.length : at;
}

const NOW = '0';
const NO_DAY = '~';

/** What is due now comes first, what has no date last; an accepted risk by the date of its review. */
export function orderOf(action: Pick<Action, 'due' | 'isNow' | 'state' | 'acceptance'>): string {
  const { due, isNow, state, acceptance } = action;
  if (state === 'accepted' && acceptance) return acceptance.reviewDay;
  return due ?? (isNow ? NOW : NO_DAY);
}

/** The states in which a due date can be missed. */
export const UNFINISHED = ['open', 'doing', 'accepted'] as const satisfies readonly Action['state'][];

/** The orders before this date; without a date, all dates. */
export const ordersBefore = (day: string = NO_DAY) => ({ $gt: NOW, $lt: day });

/** The date of its place in a list. */
export const sortDateOf = ({ order }: Pick<Action, 'order'>): string | null =>
  order === NOW || order === NO_DAY ? null : order;

/** An open action without a date, about law in force. */
export const DUE_NOW = { states: ['open', 'doing'], order: NOW } as const;

/** The person who put an action into its state; null if a report did it. */
export function stateByOf({ state, stateAt, changes }: Pick<Action, 'state' | 'stateAt' | 'changes'>): number | null {
  // A report has changed it since if its state is newer than that change.
  return state !== 'closed' && changes.state && changes.state.at >= stateAt ? changes.state.by : null;
}

/** Whether the due date or review date is past. */
export function isOverdue({ state, order }: Pick<Action, 'state' | 'order'>, today: string): boolean {
  return UNFINISHED.some(one => one === state) && order > NOW && order < today;
}
