import { ActionState } from '@aicp/contracts/inputs/actionInputs';
import { EvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { evidenceEndings, evidenceFile, logoFile } from '@aicp/contracts/limits';
import { MEMBER_NAMES_ROUTE } from '@aicp/contracts/memberNames';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { readFilings } from './actions.ts';
import { csvQuery, evidenceInParts, file, PART_HEADERS } from './answers.ts';
import { requireOwnAction } from './requireOwnAction.ts';
import type { AskGraph } from './route.ts';
import { systemStreams } from './systemStreams.ts';

/** A route whose bytes go to a service unchanged, because GraphQL cannot carry or must not parse them. */
export type Stream = {
  method: 'GET' | 'POST';
  url: string;
  service: ServiceName;
  /** The service's plain route, below /internal/. */
  path: string;
  /** The caller's headers to pass on, in addition to those that describe the body. */
  keep?: readonly string[];
  /** The limit for the request's body; no body is accepted by default. */
  maxBytes?: number;
  timeoutMs: number;
  /** Refuses what another service knows to be wrong, before any byte is sent on. */
  before?: (query: unknown, ask: AskGraph) => Promise<void>;
  /** Another service's JSON to post along. */
  beside?: { service: ServiceName; path: string };
  /** The graph's result, also posted with the request. */
  asked?: (ask: AskGraph) => Promise<object>;
  /** JSON from another service that is sent as a line ahead of the caller's bytes. */
  ahead?: { service: ServiceName; path: string };
  open?: boolean;
  /** Not for API tokens. */
  personal?: boolean;
  /** For the API's documentation only: the service validates the input. */
  describes: FastifySchema & { response: object };
};

const KIB = 1024;
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const BYTES = { consumes: ['application/octet-stream'], body: z.file() };
const LogQuery = z.object({ userId: z.string(), action: z.string(), from: z.iso.date(), to: z.iso.date() }).partial();
const Made = z.object({ url: z.string() });
const BundleKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  kid: z.string(),
  x: z.string(),
  created: z.iso.datetime(),
  retired: z.iso.datetime().nullable(),
});

export const streamRoutes: readonly Stream[] = [
  {
    // Signed over its bytes with a secret that only billing knows.
    method: 'POST',
    url: '/api/stripe/webhook',
    service: 'billing',
    path: '/internal/stripe/webhook',
    keep: ['stripe-signature'],
    maxBytes: 1024 * KIB,
    timeoutMs: 5_000,
    open: true,
    describes: {
      summary: "Stripe's webhook: an event, with Stripe's signature over its bytes",
      tags: ['Billing'],
      headers: z.object({ 'stripe-signature': z.string() }),
      body: z.looseObject({ id: z.string(), type: z.string() }),
      response: { 200: z.object({ received: z.boolean() }) },
    },
  },
  {
    // The file itself, described by its address.
    method: 'POST',
    url: '/api/evidence',
    service: 'documents',
    path: '/internal/evidence',
    before: requireOwnAction,
    maxBytes: evidenceFile.maxBytes,
    timeoutMs: 60_000,
    describes: {
      summary: `Upload a file as evidence, 20 MB at most, for an assessment or for the library; the body is the file itself, whatever its content type. Its name has one of the endings ${evidenceFile.endings.join(', ')}; for a requirement of the QMS checklist, one of ${evidenceEndings('qms-').endings.join(', ')}`,
      tags: ['Evidence'],
      querystring: EvidenceInput,
      ...BYTES,
      response: {
        201: Made.extend({
          id: z.int(),
          name: z.string(),
          title: z.string(),
          version: z.int(),
          sha256: z.string(),
          bytes: z.int(),
        }),
      },
    },
  },
  {
    method: 'POST',
    url: '/api/branding/logo',
    service: 'documents',
    path: '/internal/branding/logo',
    maxBytes: logoFile.maxBytes,
    timeoutMs: 30_000,
    describes: {
      summary: 'Upload the logo of your documents (Enterprise plan), PNG or JPEG, 200 KB at most',
      tags: ['Documents'],
      ...BYTES,
      response: { 201: Made },
    },
  },
  {
    method: 'GET',
    url: '/api/branding/logo',
    service: 'documents',
    path: '/internal/branding/logo',
    timeoutMs: 30_000,
    describes: {
      summary: 'The logo of your documents',
      tags: ['Documents'],
      response: { 200: file('image/png', 'image/jpeg') },
    },
  },
  {
    method: 'POST',
    url: '/api/assessments/:id/audit-bundle',
    service: 'documents',
    path: '/internal/audit-bundle/:id',
    maxBytes: 1 * KIB,
    timeoutMs: 600_000,
    describes: {
      summary: 'Everything about a completed assessment as a ZIP for auditors, which shows any later change',
      tags: ['Assessments'],
      response: { 200: file('application/zip') },
    },
  },
  {
    method: 'GET',
    url: '/.well-known/aicp-bundle-keys.json',
    service: 'documents',
    path: '/internal/bundle-keys',
    timeoutMs: 5_000,
    open: true,
    describes: {
      summary: 'The current and former public keys for audit bundle signatures, as a JWK Set',
      tags: ['Assessments'],
      response: { 200: z.object({ keys: z.array(BundleKey) }) },
    },
  },
  {
    method: 'GET',
    url: '/api/documents/:id/:format',
    service: 'documents',
    path: '/internal/documents/:id/:format',
    timeoutMs: 30_000,
    describes: {
      summary: 'The newest version of a document as a file; its id is that of the assessment, a hyphen and the type',
      tags: ['Documents'],
      params: z.object({ id: z.string(), format: z.enum(['html', 'docx', 'pdf']) }),
      response: { 200: file('text/html', `${OFFICE}.wordprocessingml.document`, 'application/pdf') },
    },
  },
  {
    method: 'GET',
    url: '/api/evidence/:id/file',
    service: 'documents',
    path: '/internal/evidence/:id/file',
    keep: PART_HEADERS,
    timeoutMs: 60_000,
    describes: {
      summary: 'An evidence file as it was uploaded; with ?inline, images are shown instead of saved',
      tags: ['Evidence'],
      querystring: z.object({ inline: z.string().optional() }),
      response: evidenceInParts,
    },
  },
  {
    method: 'GET',
    url: '/api/proposed-files/:id/file',
    service: 'documents',
    path: '/internal/proposed-files/:id/file',
    keep: PART_HEADERS,
    timeoutMs: 60_000,
    describes: {
      summary: 'A file that a supplier sent through a link and that is not yet decided on',
      tags: ['Evidence'],
      params: z.object({ id: z.string() }),
      response: evidenceInParts,
    },
  },
  ...systemStreams,
  {
    method: 'GET',
    url: '/api/actions.csv',
    service: 'reporting',
    path: '/internal/actions.csv',
    beside: { service: 'identity', path: MEMBER_NAMES_ROUTE },
    asked: readFilings,
    timeoutMs: 60_000,
    describes: {
      summary: 'Your actions as a CSV file, with the fields and filters of GET /api/actions',
      tags: ['Actions'],
      querystring: z.object({ system: z.string(), owner: z.string(), state: ActionState }).partial().extend(csvQuery),
      response: { 200: file('text/csv') },
    },
  },
  {
    method: 'GET',
    url: '/api/admin/users.csv',
    service: 'admin',
    path: '/internal/users.csv',
    timeoutMs: 120_000,
    personal: true,
    describes: {
      summary: 'All accounts in ascending order of id, as a CSV file',
      tags: ['Administration'],
      querystring: z.object(csvQuery),
      response: { 200: file('text/csv') },
    },
  },
  {
    method: 'GET',
    url: '/api/organisation/log.csv',
    service: 'admin',
    path: '/internal/organisation-log.csv',
    timeoutMs: 120_000,
    describes: {
      summary: 'The organisation’s log, newest first, as a CSV file; for owners and managers',
      tags: ['Organisation'],
      querystring: LogQuery.extend(csvQuery),
      response: { 200: file('text/csv') },
    },
  },
  {
    method: 'GET',
    url: '/api/admin/activities.csv',
    service: 'admin',
    path: '/internal/activities.csv',
    timeoutMs: 120_000,
    personal: true,
    describes: {
      summary: 'The activity log, newest first, as a CSV file; dates are whole days in UTC',
      tags: ['Administration'],
      querystring: LogQuery.extend(csvQuery),
      response: { 200: file('text/csv') },
    },
  },
];
