import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { ActionsStatedData } from '@aicp/contracts/events/actionEvents';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';

/** An action as reporting last published it. */
export type ActionCopy = ActionsStatedData['actions'][number];
/** The reports that closed these actions. */
export const closingReports = (actions: readonly Pick<ActionCopy, 'closedBy'>[]): number[] => [
  ...new Set(actions.flatMap(({ closedBy }) => closedBy ?? [])),
];
/** A comment on an action, or a note of what became of it. */
export type CommentCopy = Omit<ActionsStatedData['comments'][number], 'at'> & { at: Date };

/** An answer of a supplier that a member accepted. */
export type SupplierAnswer = {
  question: string;
  value: string;
  from: string | null;
  sentAt: Date | null;
  acceptedBy: number;
  acceptedAt: Date;
};

/** Progress of a request to a supplier. */
export type SupplierRequest = {
  /** For whom. */
  from: string | null;
  asked: number;
  answered: number;
  accepted: number;
  declined: number;
  /** Answers that no one had decided on. */
  open: number;
  createdAt: Date;
  expiresAt: Date;
  /** When its link was revoked. */
  endedAt: Date | null;
};

/** The approval of a report. */
export type ReportApproval = {
  by: number;
  at: Date | null;
  /** The function in which the member approved, in the member's own words. */
  function: string | null;
  comment: string | null;
  /** SHA-256 of the approved report. */
  hash: string | null;
};

/** The name of a person when it was first printed. */
export type PrintedName = { id: number; name: string };

/** An audit bundle's data about an assessment, apart from its report, documents and files. Snapshots and rooms keep it. */
export type Trail = {
  /** The organisation's name when it was first printed; null without one. */
  organisation: string | null;
  facts: FactsOnRecord;
  /** The person who recorded each of these facts, and when. */
  recorded: Readonly<Record<string, { by: number; at: Date }>>;
  /** The own fields of the organisation, with their names at that time. */
  ownFields: readonly OwnField[];
  approval: ReportApproval | null;
  actions: readonly ActionCopy[];
  /** The ids of comments on these actions, which never change. */
  commentIds: readonly number[];
  supplier: readonly SupplierAnswer[];
  requests: readonly SupplierRequest[];
  /** Everyone who is named in a bundle or a room. */
  names: readonly PrintedName[];
};
