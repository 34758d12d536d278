import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { Answers } from '@aicp/compliance/scoring/answers';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';

/** Everything known when a document is written; the rest is left blank. */
export type Facts = {
  assessmentId: number;
  jurisdiction: Jurisdiction;
  bankVersion: string;
  /** Date of the law behind the bank, ISO date. */
  lawAsOf: string;
  completedAt: Date;
  /** The day on which the document is written, ISO date. */
  today: string;
  system: { name: string; description: string | null; systemType: string | null };
  answers: readonly { questionId: string; answer: string }[];
  result: Verdict;
  /** The name in which the document is written. */
  organisation: string | null;
  /** The recorded facts of the system in addition to its description. */
  register: FactsOnRecord;
  /** The own fields of the organisation, whose values are among the same. */
  ownFields: readonly OwnField[];
  /** Files that count as present today. */
  evidence: readonly EvidenceFact[];
};

type EvidenceFact = {
  id: number;
  name: string;
  sha256: string;
  /** The question or QMS requirement that it supports. */
  supports: string;
};

/** The answers as the rules of the law take them. */
export function answersOf({ answers }: Pick<Facts, 'answers'>): Answers {
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));
}
