import { DomainError } from '@aicp/contracts/domainError';
import { GenerateDocumentInput } from '@aicp/contracts/inputs/documentInputs';
import { z } from 'zod';
import { id } from './answers.ts';
import { route } from './route.ts';

const GENERATION_MS = 120_000;

const Generated = z
  .object({
    title: z.string(),
    state: z.enum(['idle', 'generating', 'generated', 'failed']),
    message: z.string().nullable(),
    current: z.object({ text: z.string() }).nullable(),
  })
  .transform(({ title, state, message, current }) => {
    if (state !== 'generated' || !current)
      throw new DomainError('UNAVAILABLE', message ?? 'The document could not be generated. Please try again.');
    return { success: true, document: current.text, message: message ?? `${title} generated.` };
  })
  .pipe(z.object({ success: z.boolean(), document: z.string(), message: z.string() }));

const ShownDocument = z
  .object({
    id: z.string(),
    type: z.string(),
    title: z.string(),
    state: z.enum(['idle', 'generating', 'generated', 'failed']),
    current: z
      .object({
        number: z.int(),
        createdAt: z.iso.datetime(),
        text: z.string(),
        blanksLeft: z.int(),
        approval: z
          .object({ name: z.string(), function: z.string().nullable(), at: z.iso.datetime() })
          .nullable()
          .meta({ description: 'The name of the approver’s account, and the function that the approver stated' }),
      })
      .nullable(),
    approvedFor: id
      .nullable()
      .meta({ description: 'The earlier report that the version was approved for; null for a version of this report' }),
    approvedForDate: z.iso.datetime().nullable(),
    checkedAgainst: id
      .nullable()
      .meta({ description: 'This report, once that version has been checked against it; null until then' }),
    checkedAt: z.iso.datetime().nullable(),
  })
  .meta({ description: 'A document of a report; without its own version, it shows the last version approved before' });

const BundleRoot = z.object({
  root: z.string(),
  madeAt: z.iso.datetime(),
  kid: z.string(),
  publicKey: z.string(),
  keyCreatedAt: z.iso.datetime(),
  keyRetiredAt: z.iso.datetime().nullable(),
  signature: z.string(),
  isSignatureGood: z.boolean(),
  stampedAt: z.iso.datetime().nullable(),
});

export const documentsRoutes = [
  route({
    method: 'POST',
    url: '/api/generate-document',
    summary: 'Generate a document for a completed assessment, or join a generation in progress; 402 states the price',
    tag: 'Documents',
    body: GenerateDocumentInput,
    operation:
      'mutation RestGenerateDocument($input: GenerateDocumentInput!) { generateDocument(input: $input) { id ...answer } }',
    variables: ({ body }) => ({ input: { ...body, assessmentId: String(body.assessmentId) } }),
    again: {
      operation: 'query RestDocument($id: ID!) { document(id: $id) { id ...answer } }',
      isPending: root => (root as { state?: unknown }).state === 'generating',
      forMs: GENERATION_MS,
      message: 'The document is still being generated. Please try again in a moment.',
    },
    answer: Generated,
  }),
  route({
    method: 'GET',
    url: '/api/documents/:id',
    summary: 'The text of a document, and whether it was approved for this report or an earlier one',
    tag: 'Documents',
    params: z.object({ id: z.string().max(60) }),
    operation: 'query RestShownDocument($id: ID!) { document(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: ShownDocument,
  }),
  route({
    method: 'GET',
    url: '/api/bundle-roots/:root',
    summary:
      'Whether and when an audit bundle with this root was created here, and whether its signature is valid; 404 if not',
    tag: 'Assessments',
    open: true,
    params: z.object({ root: z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits') }),
    operation: 'query RestBundleRoot($root: String!) { bundleRoot(root: $root) { ...answer } }',
    variables: ({ params }) => ({ root: params.root }),
    answer: BundleRoot,
  }),
];
