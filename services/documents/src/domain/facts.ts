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
  /** The date on which the document is written, ISO date. */
  today: string;
  system: { name: string; description: string | null; systemType: string | null };
  answers: readonly { questionId: string; answer: string }[];
  result: Verdict;
  /** The organisation's name in the document. */
  organisation: string | null;
  /** The recorded facts of the system in addition to its description. */
  register: FactsOnRecord;
  /** The own fields of the organisation; their values are among the recorded facts. */
  ownFields: readonly OwnField[];
  /** Files that count as present today. */
  evidence: readonly EvidenceFact[];
};

type EvidenceFact = {
  id: number;
  name: string;
  sha256: string;
  /** The question or QMS requirement that the file supports. */
  supports: string;
};

/** The answers in the form that the rules of the law use. */
export function answersOf({ answers }: Pick<Facts, 'answers'>): Answers {
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));
}
