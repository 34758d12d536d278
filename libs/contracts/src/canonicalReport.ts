import { Citation } from '@aicp/compliance/law/citation';
import { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { OrganisationSize } from '@aicp/compliance/law/organisationSize';
import { Action, EuClass, FineWorking, PrincipleScore } from '@aicp/compliance/scoring/assessmentResult';
import { bands } from '@aicp/compliance/scoring/complianceScore';
import { Rag } from '@aicp/compliance/scoring/rag';
import { RiskLevel } from '@aicp/compliance/scoring/riskLevel';
import { Duty, Gap, Regulator, Verdict } from '@aicp/compliance/scoring/verdict';
import { z } from 'zod';
import { heldShape } from './entities/fieldSchemas.ts';
import { systemFields } from './entities/system.ts';

/** A member with a description in the published schema. */
const says = <Schema extends z.ZodType>(description: string, schema: Schema): Schema => schema.meta({ description });

const id = z.int().positive();
const score = z.int().min(0).max(100);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const verdict = Verdict.shape;

/** Without evidence files, which come and go; an audit bundle names them with their hashes. */
export const FiledDuty = Duty.omit({ evidence: true });
export type FiledDuty = z.infer<typeof FiledDuty>;

const FiledAnswer = z.object({
  questionId: z.string(),
  category: z.string(),
  question: z.string(),
  answer: says('The stored value', z.string()),
  text: says('The text of the option', z.string()),
  score: says('Risk points, before any weight', z.int().nonnegative()),
  citation: Citation,
});
export type FiledAnswer = z.infer<typeof FiledAnswer>;

/** The result. Figures of one jurisdiction are null in the other. */
const figures = {
  riskResult: z.object({ level: RiskLevel, score }),
  scored: says('False outside the law’s scope: level LOW and score 0 then mean "not scored"', z.boolean()),
  compliance: z.object({ score, band: z.enum([...bands, 'Not scored']) }),
  euClass: says('EU: the class, in one of five words', EuClass.nullable()),
  ragScore: says('UK', Rag.nullable()),
  principleScores: says('UK', z.array(PrincipleScore).nullable()),
  gaps: z.array(Gap),
  actions: z.array(Action),
  estimatedFine: says('EU, in euros', z.object({ min: z.number(), max: z.number() }).nullable()),
  fine: says('EU: how the range was worked out', FineWorking.nullable()),
  notes: z.array(z.string()),
  remarks: verdict.remarks,
  class: says('EU: the class under the AI Act', verdict.class),
  roles: verdict.roles,
  model: says('EU: the kind of general-purpose model, if there is one', verdict.model),
  supervisors: verdict.supervisors,
  regulators: says('UK', z.array(Regulator).nullable()),
  duties: z.array(FiledDuty),
  requests: verdict.requests,
  scores: verdict.scores,
  working: verdict.working,
  fines: says('EU: the maximum fines for open duties, in euros', verdict.fines),
  trace: verdict.trace,
  flips: verdict.flips,
  clocks: verdict.clocks,
};

/**
 * A report as the filed document (docs/decisions/0004). It is written once, when the report is created, and contains only data that never
 * changes: users are numbers, and there is no work on actions, approval, letterhead or evidence. Its published JSON Schema
 * `schemas/report-1.json` is derived from this one.
 */
export const CanonicalReport = z.object({
  schema: z.literal('report-1'),
  id: says('The number of the report, which is that of its assessment', id),
  organisation: says(
    'The organisation, and the basis for the fine: worldwide annual turnover in euros; null if not recorded',
    z.object({ id, size: OrganisationSize.nullable(), turnover: z.number().nonnegative().nullable() }),
  ),
  system: says(
    'The system as described when the assessment was completed',
    z.object({ id, ...heldShape(systemFields, 'report') }),
  ),
  jurisdiction: says('The law of the assessment', Jurisdiction),
  bankVersion: z.string(),
  lawAsOf: says('The consolidation date of the legal text on which the bank is based', z.iso.date()),
  rulesDigest: says('A digest that identifies the exact rules of the bank and never changes', sha256),
  day: says('The date, in UTC, as of which the law was applied', z.iso.date()),
  completedAt: z.iso.datetime(),
  completedBy: says('The number of the person who completed the assessment', id),
  answers: says('The answers that count, in the order of the bank’s questions', z.array(FiledAnswer)),
  ...figures,
  sha256: says('SHA-256, in hex, of this document in RFC 8785 form without this member', sha256),
});
export type CanonicalReport = z.infer<typeof CanonicalReport>;
