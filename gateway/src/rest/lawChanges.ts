import { KeepLawChangeInput } from '@aicp/contracts/inputs/lawInputs';
import { z } from 'zod';
import { Citation, IdParams, id, instant, Jurisdiction, RiskLevel } from './answers.ts';
import { type RestRoute, route } from './route.ts';

const Move = z.object({
  what: z.enum(['class', 'level', 'score', 'fine', 'duty', 'date']),
  subject: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  citation: Citation.nullable(),
});

const LawChange = z.object({
  id: id.meta({ description: 'The number of the assessment that the law change affects' }),
  system: z.object({ id, name: z.string() }),
  jurisdiction: Jurisdiction,
  bankVersion: z.string(),
  toVersion: z.string(),
  needs: z.enum(['accept', 'answer']),
  questions: z.int().meta({ description: 'The number of questions to answer; they count as "not sure" in moves' }),
  moves: z.array(Move),
  citation: Citation.nullable(),
  reason: z.string().nullable(),
  decidedBy: z.object({ id }).nullable(),
  decidedAt: instant.nullable(),
});

const LawChanges = z.object({
  open: z.int(),
  kept: z.int(),
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  rows: z.array(LawChange),
});

/** Maximum per request: decided ones leave the list. */
const MAX_CHANGES = 100;

const Accepted = z.object({ id, aiSystemId: id, jurisdiction: Jurisdiction, riskLevel: RiskLevel.nullable() });

export const lawChangeRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/api/law-changes',
    summary: `Law changes that affect the latest results of your AI systems, newest first, up to ${MAX_CHANGES}`,
    tag: 'Assessments',
    operation: 'query RestLawChanges { lawChanges { ...answer } }',
    variables: () => ({}),
    answer: LawChanges,
  }),
  route({
    method: 'POST',
    url: '/api/law-changes/:id/accept',
    summary: 'Accept the result of a law change for one system: a new report from the same answers',
    tag: 'Assessments',
    status: 201,
    params: IdParams,
    operation: 'mutation RestAcceptLawChange($id: ID!) { acceptLawChange(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Accepted,
  }),
  route({
    method: 'POST',
    url: '/api/law-changes/:id/keep',
    summary: 'Keep the result of one system despite a law change, with a reason',
    tag: 'Assessments',
    params: IdParams,
    body: KeepLawChangeInput.omit({ id: true }),
    operation: 'mutation RestKeepLawChange($input: KeepLawChangeInput!) { keepLawChange(input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    answer: LawChange,
  }),
];
