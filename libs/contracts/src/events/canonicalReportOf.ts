import { createHash } from 'node:crypto';
import { bankOf } from '@aicp/compliance/banks/banks';
import { rulesDigest } from '@aicp/compliance/banks/rulesDigests';
import type { Bank } from '@aicp/compliance/scoring/bank';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';
import { bandWords } from '../bandWords.ts';
import { canonicalJson } from '../canonicalJson.ts';
import { CanonicalReport, type FiledAnswer } from '../canonicalReport.ts';
import type { AssessmentCompletedData } from './assessmentEvents.ts';

/** A report as services store it. `joinedFrom` is its system's previous number, if that record has been merged since. */
export type KeptReport = Pick<
  AssessmentCompletedData,
  'organisationId' | 'jurisdiction' | 'bankVersion' | 'lawAsOf' | 'system' | 'result' | 'completedBy'
> & { id: number; completedAt: Date; joinedFrom: number | null };

/** Its system at completion: filed and approved documents keep that number. */
export function systemAtCompletion({
  system,
  joinedFrom,
}: Pick<KeptReport, 'system' | 'joinedFrom'>): KeptReport['system'] {
  return { ...system, id: joinedFrom ?? system.id };
}

/** Data outside the report: the answers, and the organisation's recorded facts. */
export type Answered = Pick<AssessmentCompletedData, 'answers'> & {
  organisation: Pick<CanonicalReport['organisation'], 'size' | 'turnover'> | null;
};

/**
 * A report as the filed document, with its digest. Equal input results in equal bytes everywhere. Throws RangeError for a bank that was
 * never published, and for answers that it does not have.
 */
export function canonicalReportOf(report: KeptReport, { answers, organisation }: Answered): CanonicalReport {
  const { id, organisationId, result, completedAt, bankVersion } = report;
  const filed = CanonicalReport.omit({ sha256: true }).parse({
    ...ABSENT,
    ...result,
    ...report,
    schema: 'report-1',
    id,
    system: systemAtCompletion(report),
    organisation: {
      id: organisationId,
      size: organisation?.size ?? null,
      turnover: organisation?.turnover ?? null,
    },
    rulesDigest: rulesDigest(bankVersion),
    day: completedAt.toISOString().slice(0, 10),
    completedAt: completedAt.toISOString(),
    answers: filedAnswers(bankOf(bankVersion), answers),
    riskResult: { level: result.riskLevel, score: result.riskScore },
    scored: result.scored,
    compliance: { score: result.complianceScore, band: bandWords(result) },
    gaps: result.findings,
  });
  return { ...filed, sha256: createHash('sha256').update(canonicalJson(filed)).digest('hex') };
}

/** Figures of the other jurisdiction. */
const ABSENT = {
  euClass: null,
  ragScore: null,
  principleScores: null,
  estimatedFine: null,
  fine: null,
  regulators: null,
};

function filedAnswers({ version, questions }: Bank, answers: Answered['answers']): FiledAnswer[] {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const filed = questions.flatMap((question): FiledAnswer[] => {
    const { id: questionId, category, question: asked, options, citation } = question;
    const answer = given.get(questionId);
    if (answer === undefined) return [];
    const score = scoreOf(question, answer);
    if (score === undefined) throw new RangeError(`${questionId} of ${version} has no option "${answer}".`);
    const text = options?.find(({ value }) => value === answer)?.label ?? (answer === 'yes' ? 'Yes' : 'No');
    return [{ questionId, category, question: asked, answer, text, score, citation }];
  });
  if (filed.length < given.size) throw new RangeError(`${version} does not have all the questions that were answered.`);
  return filed;
}
