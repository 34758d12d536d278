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
  /** False outside the law: level and scores do not count. */
  scored: boolean;
  /** Null while the report is not approved. */
  approvedAt: Date | null;
};

/** What an audit room shows of one report: what stood when the room was made, and which of it was chosen. */
export type RoomPart = Omit<Snapshot, 'letterhead'> & {
  room: number;
  report: ReportHead;
  letterhead: Letterhead | null;
  /** The ids of the documents, and the numbers of the files, that were chosen. */
  documentIds: readonly string[];
  fileIds: readonly number[];
  /** The numbers of the files whose bytes stay while the room is open: those chosen, and with the bundle all that are in it. */
  heldIds: readonly number[];
  /** One for each of these files, in the order of `fileIds`. */
  proves: readonly Proves[];
  /** Everything that a reader may search for, in lower case. */
  words: string;
  /** The root of the audit bundle; null where it was not chosen. */
  root: string | null;
};

type Completed = Pick<AssessmentCompletedData, 'system' | 'result'> & { completedAt: Date };

export function reportHead({ system, completedAt, result }: Completed, approvedAt: Date | null): ReportHead {
  const { riskLevel, riskScore, complianceScore, scored, ragScore } = result;
  const words = result.class?.label ?? ragScore ?? null;
  return { system: system.name, completedAt, class: words, riskLevel, riskScore, complianceScore, scored, approvedAt };
}
