import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { Letterhead } from './branding.ts';
import type { Proves } from './provesOf.ts';
import type { Snapshot } from './snapshot.ts';

/** The head of a report in an audit room. */
export type ReportHead = {
  system: string;
  completedAt: Date;
  /** The Act's class or the UK rating, in words. */
  class: string | null;
  riskLevel: 'HIGH' | 'MEDIUM' | 'LOW';
  riskScore: number;
  complianceScore: number;
  /** False outside the law; level and scores then do not count. */
  scored: boolean;
  /** Null until the report is approved. */
  approvedAt: Date | null;
};

/** The part of an audit room about one report: its state when the room was created, and the chosen contents. */
export type RoomPart = Omit<Snapshot, 'letterhead'> & {
  room: number;
  report: ReportHead;
  letterhead: Letterhead | null;
  /** The ids of the chosen documents, and the numbers of the chosen files. */
  documentIds: readonly string[];
  fileIds: readonly number[];
  /** The numbers of the files whose bytes stay while the room is open: the chosen files, and with the bundle all of its files. */
  heldIds: readonly number[];
  /** The proofs of the files, in the order of `fileIds`. */
  proves: readonly Proves[];
  /** The text that readers can search, in lower case. */
  words: string;
  /** The root of the audit bundle; null if the bundle was not chosen. */
  root: string | null;
};

type Completed = Pick<AssessmentCompletedData, 'system' | 'result'> & { completedAt: Date };

export function reportHead({ system, completedAt, result }: Completed, approvedAt: Date | null): ReportHead {
  const { riskLevel, riskScore, complianceScore, scored, ragScore } = result;
  const words = result.class?.label ?? ragScore ?? null;
  return { system: system.name, completedAt, class: words, riskLevel, riskScore, complianceScore, scored, approvedAt };
}
