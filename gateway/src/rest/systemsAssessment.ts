import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { systemFields } from '@aicp/contracts/entities/system';
import {
  Annotation as AnnotationInput,
  CreateSystemInput,
  EraseSystemInput,
  HoldSystemInput,
  JoinSystemsInput,
  SaveResponseInput,
  StartAssessmentInput,
  UpdateSystemInput,
} from '@aicp/contracts/inputs/assessmentInputs';
import { z } from 'zod';
import { Deleted, IdParams, id, instant, Jurisdiction, RiskLevel } from './answers.ts';
import { Annotation, AskedQuestions, Question, Response } from './questions.ts';
import { type RestRoute, route } from './route.ts';

export const System = z.object({
  id,
  ...heldShape(systemFields, 'rest', id),
  createdAt: instant,
  archived: z.boolean(),
  heldUntil: z.iso.date().nullable(),
  latestAssessment: z.object({ id, riskLevel: RiskLevel, scored: z.boolean(), completedAt: instant }).nullable(),
});

const Outcome = z.object({
  id,
  aiSystemId: id,
  status: z.enum(['in_progress', 'completed']),
  jurisdiction: Jurisdiction,
  riskLevel: RiskLevel.nullable(),
  riskScore: z.int().nullable(),
  completedAt: instant.nullable(),
  createdAt: instant,
});
const Assessment = Outcome.extend({ responses: z.array(Response) });

const Under = z.object({ jurisdiction: Jurisdiction.optional() });
const Lookup = z.object({ jurisdiction: Jurisdiction.default('EU') });

const Listed = z.object({ archived: z.enum(['true', 'false']).optional() });

const DeletionAnswer = z.object({
  id: z.int(),
  archived: z.boolean().optional(),
  heldUntil: z.string().nullable().optional(),
});
type DeletionAnswer = z.infer<typeof DeletionAnswer>;

/** The response to deleting a system: its id, and for an archived one the hold. */
const Deletion = z
  .object({ id, archived: z.boolean(), heldUntil: z.iso.date().nullable() })
  .transform(({ id, archived, heldUntil }): DeletionAnswer => (archived ? { id, archived, heldUntil } : { id }))
  .pipe(DeletionAnswer);

const MAX_SYSTEMS = 10_000;

/** The lists and the form of one jurisdiction; a jurisdiction in the body overrides the path's. */
function systemRoutes(jurisdiction: 'EU' | 'UK', url: string): RestRoute[] {
  return [
    route({
      method: 'GET',
      url,
      summary: `Your ${jurisdiction} AI systems, newest first, up to ${MAX_SYSTEMS.toLocaleString('en-GB')}; with \`archived=true\` the archived ones of both jurisdictions instead`,
      tag: 'AI systems',
      querystring: Listed,
      operation:
        'query RestSystems($jurisdiction: Jurisdiction!, $after: ID, $archived: Boolean!) { systems(jurisdiction: $jurisdiction, first: 1000, after: $after, archived: $archived) { ...answer } }',
      variables: ({ query }) => ({ jurisdiction, archived: query.archived === 'true' }),
      pagesUpTo: MAX_SYSTEMS,
      pageSize: 1_000,
      answer: z.array(System),
    }),
    route({
      method: 'POST',
      url,
      summary: `Create an AI system, under ${jurisdiction} unless the body names another jurisdiction`,
      tag: 'AI systems',
      status: 201,
      body: CreateSystemInput,
      operation: 'mutation RestCreateSystem($input: CreateSystemInput!) { createSystem(input: $input) { ...answer } }',
      variables: ({ body }) => ({ input: { ...body, jurisdiction: body.jurisdiction ?? jurisdiction } }),
      answer: System.extend({ notice: z.string().nullable() }),
    }),
  ];
}

export const systemsAssessmentRoutes = [
  ...systemRoutes('EU', '/api/systems'),
  ...systemRoutes('UK', '/api/uk/systems'),
  route({
    method: 'GET',
    url: '/api/systems/:id',
    summary: 'One of your AI systems; with `jurisdiction` as the list of that jurisdiction shows it',
    tag: 'AI systems',
    params: IdParams,
    querystring: Under,
    operation:
      'query RestSystem($id: ID!, $jurisdiction: Jurisdiction) { system(id: $id, jurisdiction: $jurisdiction) { ...answer } }',
    variables: ({ params, query }) => ({ id: params.id, jurisdiction: query.jurisdiction }),
    answer: System,
  }),
  route({
    method: 'PATCH',
    url: '/api/systems/:id',
    summary: 'Update one of your AI systems; omitted fields keep their value',
    tag: 'AI systems',
    params: IdParams,
    body: UpdateSystemInput,
    operation:
      'mutation RestUpdateSystem($id: ID!, $input: UpdateSystemInput!) { updateSystem(id: $id, input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    answer: System,
  }),
  route({
    method: 'DELETE',
    url: '/api/systems/:id',
    summary:
      'Delete one of your AI systems that was never assessed; an assessed one is archived, with `heldUntil` until that date',
    tag: 'AI systems',
    params: IdParams,
    querystring: z.object({ heldUntil: z.string().max(30).optional() }),
    operation:
      'mutation RestDeleteSystem($id: ID!, $heldUntil: String) { deleteSystem(id: $id, heldUntil: $heldUntil) { ...answer } }',
    variables: ({ params, query }) => ({ id: params.id, heldUntil: query.heldUntil }),
    answer: Deletion,
  }),
  route({
    method: 'POST',
    url: '/api/systems/:id/restore',
    summary: 'Restore one of your archived AI systems, if your plan allows it',
    tag: 'AI systems',
    params: IdParams,
    operation: 'mutation RestRestoreSystem($id: ID!) { restoreSystem(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: System.extend({ notice: z.string().nullable() }),
  }),
  route({
    method: 'PATCH',
    url: '/api/systems/:id/hold',
    summary: 'Change the date until which one of your archived AI systems is held; only owners can shorten a hold',
    tag: 'AI systems',
    params: IdParams,
    body: HoldSystemInput,
    operation:
      'mutation RestHoldSystem($id: ID!, $heldUntil: String) { holdSystem(id: $id, heldUntil: $heldUntil) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, ...body }),
    answer: System,
  }),
  route({
    method: 'POST',
    url: '/api/systems/:id/erase',
    summary:
      'Permanently delete one of your archived AI systems with all its data; before its hold ends, for owners only',
    tag: 'AI systems',
    params: IdParams,
    body: EraseSystemInput,
    operation: 'mutation RestEraseSystem($id: ID!, $reason: String!) { eraseSystem(id: $id, reason: $reason) }',
    variables: ({ params, body }) => ({ id: params.id, ...body }),
    answer: Deleted,
  }),
  route({
    method: 'POST',
    url: '/api/systems/:id/join',
    summary:
      'Merge another record of the same system, under the other law, into this one; the merged record is removed',
    tag: 'AI systems',
    params: IdParams,
    body: JoinSystemsInput,
    operation:
      'mutation RestJoinSystems($id: ID!, $input: JoinSystemsInput!) { joinSystems(id: $id, input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    answer: System,
  }),
  route({
    method: 'GET',
    url: '/api/systems/:id/assessments',
    summary:
      'The assessments of one of your AI systems, newest first, up to 100; with `jurisdiction`, only those under it',
    tag: 'AI systems',
    params: IdParams,
    querystring: Under,
    operation:
      'query RestHistory($id: ID!, $jurisdiction: Jurisdiction) { assessments(systemId: $id, jurisdiction: $jurisdiction, first: 100) { ...answer } }',
    variables: ({ params, query }) => ({ id: params.id, jurisdiction: query.jurisdiction }),
    answer: z.array(Outcome),
  }),
  route({
    method: 'POST',
    url: '/api/assessments',
    summary:
      'Start an assessment of an AI system (201), or return the one in progress for this jurisdiction on the current question bank (200)',
    tag: 'Assessments',
    status: 201,
    isRepeated: started => !(started as { startedNow: boolean }).startedNow,
    body: StartAssessmentInput,
    operation:
      'mutation RestStart($input: StartAssessmentInput!) { startAssessment(input: $input) { ...answer startedNow } }',
    variables: ({ body }) => ({ input: body }),
    answer: Assessment.extend({ notice: z.string().nullable() }),
  }),
  route({
    method: 'GET',
    url: '/api/assessments/:id',
    summary: 'One of your assessments, with its answers',
    tag: 'Assessments',
    params: IdParams,
    operation: 'query RestAssessment($id: ID!) { assessment(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Assessment,
  }),
  route({
    method: 'DELETE',
    url: '/api/assessments/:id',
    summary: 'Discard one of your assessments in progress, with its answers',
    tag: 'Assessments',
    params: IdParams,
    operation: 'mutation RestDiscard($id: ID!) { discardAssessment(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Deleted,
  }),
  route({
    method: 'GET',
    url: '/api/assessments/:id/questions',
    summary:
      'The questions that apply to the answers of an assessment so far, in order, each with its answer, note and flag',
    tag: 'Assessments',
    params: IdParams,
    operation: 'query RestAssessmentQuestions($id: ID!) { assessment(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: AskedQuestions,
  }),
  route({
    method: 'PATCH',
    url: '/api/assessments/:id/questions/:questionId',
    summary: 'Set or remove the note on a question, and the flag to ask a colleague; neither counts as an answer',
    tag: 'Assessments',
    params: IdParams.extend({ questionId: z.string().max(50) }),
    body: AnnotationInput,
    operation:
      'mutation RestAnnotate($input: AnnotateQuestionInput!) { annotateQuestion(input: $input) { ...answer } }',
    variables: ({ params: { id, questionId }, body }) => ({ input: { ...body, assessmentId: id, questionId } }),
    answer: Annotation,
  }),
  route({
    method: 'GET',
    url: '/api/questions',
    summary:
      'The current question bank of a jurisdiction, in order; EU by default. Answer those that apply, or all of them',
    tag: 'Assessments',
    open: true,
    // A bank changes only with a release, has 300 KB, and is open to all callers.
    keepMs: 60_000,
    querystring: Lookup,
    operation:
      'query RestQuestions($jurisdiction: Jurisdiction!) { questions(jurisdiction: $jurisdiction) { ...answer } }',
    variables: ({ query }) => ({ jurisdiction: query.jurisdiction }),
    answer: z.array(Question),
  }),
  route({
    method: 'POST',
    url: '/api/responses',
    summary: 'Save the answer to one question; the score comes from the question bank',
    tag: 'Assessments',
    body: SaveResponseInput,
    operation: 'mutation RestRespond($input: SaveResponseInput!) { saveResponse(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Response,
  }),
  route({
    method: 'POST',
    url: '/api/assessments/:id/complete',
    summary: 'Score and complete an assessment; responds once its report is ready',
    tag: 'Assessments',
    params: IdParams,
    operation: 'mutation RestComplete($id: ID!) { completeAssessment(id: $id) { ...answer report { id } } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Assessment,
  }),
];
