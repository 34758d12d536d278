import { EVIDENCE_KINDS, EVIDENCE_LINK_KINDS, evidenceFields } from '@aicp/contracts/entities/evidence';
import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { EvidenceFilter, EvidenceTarget, UpdateEvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { z } from 'zod';
import { IdParams, id, instant, Jurisdiction } from './answers.ts';
import { type RestRoute, route } from './route.ts';

const Link = z.object({
  linkId: id,
  kind: z.enum(EVIDENCE_LINK_KINDS),
  systemId: id.nullable().meta({ description: 'Null for a record or an organisation duty; jurisdiction is null too' }),
  jurisdiction: Jurisdiction.nullable(),
  id: z.string().meta({
    description:
      'The id of the duty, question, QMS requirement, action, record or organisation duty that the file proves',
  }),
});

const EvidenceFile = z.object({
  id,
  name: z.string(),
  ...heldShape(evidenceFields, 'rest', id),
  title: z.string(),
  kind: z.enum(EVIDENCE_KINDS),
  sha256: z.string(),
  bytes: z.int(),
  version: z.int().meta({ description: 'Counts from 1; a file that replaces another takes over its links' }),
  uploadedAt: instant,
  links: z.array(Link),
});

const Effects = z.object({
  links: z.array(
    z.object({
      link: Link,
      others: z.int().meta({ description: 'The number of other files that prove the same and are valid today' }),
    }),
  ),
  keptBy: z.array(id).meta({ description: 'The reports of earlier assessments that keep the file' }),
});

const Linked = z
  .object({ linkId: id, isNew: z.boolean() })
  .transform(({ linkId }) => ({ linkId }))
  .pipe(z.object({ linkId: z.int() }));

const MAX_FILES = 10_000;
const LinkParams = z.object({ id: z.string(), linkId: z.string() });
const Action = z.object({ questionId: z.string().nullable(), organisation: z.boolean() });

export const evidenceRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/api/evidence',
    summary: `The evidence library of your organisation, newest first, up to ${MAX_FILES}; replaced and removed files are not listed`,
    tag: 'Evidence',
    querystring: EvidenceFilter.omit({ search: true }),
    operation: `query RestEvidence($filter: EvidenceFilter!, $after: String) {
      evidenceFiles(filter: $filter, first: 1000, after: $after) { items { ...answer } next }
    }`,
    pagesUpTo: MAX_FILES,
    variables: ({ query: { system, kind, state } }) => ({
      filter: { ...(system && { system: String(system) }), ...(kind && { kind }), ...(state && { state }) },
    }),
    answer: z.array(EvidenceFile),
  }),
  route({
    method: 'PATCH',
    url: '/api/evidence/:id',
    summary: 'Change the description of a file; omitted fields keep their value, and the file itself never changes',
    tag: 'Evidence',
    params: IdParams,
    body: z.object(UpdateEvidenceInput.shape).omit({ id: true }),
    operation: `mutation RestUpdateEvidence($input: UpdateEvidenceInput!) {
      updateEvidence(input: $input) { ...answer }
    }`,
    variables: ({ params, body: { owner, ...body } }) => ({
      input: { ...body, id: params.id, ...(owner !== undefined && { owner: owner && String(owner) }) },
    }),
    answer: EvidenceFile,
  }),
  route({
    method: 'GET',
    url: '/api/evidence/:id/effects',
    summary: 'The effects of removing a file',
    tag: 'Evidence',
    params: IdParams,
    operation: 'query RestEvidenceEffects($id: ID!) { evidenceEffects(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Effects,
  }),
  route({
    method: 'DELETE',
    url: '/api/evidence/:id',
    summary:
      'Remove a file from the library and from everything that it proves; reports of earlier assessments keep it. For owners, managers and the person who added it',
    tag: 'Evidence',
    params: IdParams,
    operation: 'mutation RestRemoveEvidence($id: ID!) { removeEvidence(id: $id) { id } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: z.object({ id }),
  }),
  route({
    method: 'POST',
    url: '/api/evidence/:id/links',
    summary: 'Link a file to one more item that it proves; 200 if it was already linked',
    tag: 'Evidence',
    status: 201,
    isRepeated: root => !(root as { isNew: boolean }).isNew,
    params: IdParams,
    body: EvidenceTarget,
    // Proof of a duty of the organisation also proves the duty's action.
    first: {
      isNeeded: ({ body }) => body.kind === 'action' && body.systemId === null,
      operation: 'query RestActionOf($id: ID!) { action(id: $id) { id questionId organisation } }',
      variables: ({ body }) => ({ id: body.id }),
    },
    operation: `mutation RestLinkEvidence($input: LinkEvidenceInput!) {
      linkEvidence(input: $input) { ...answer }
    }`,
    variables: ({ params, body: { systemId, ...body } }, prepared) => {
      const action = prepared && Action.parse(prepared);
      const target = action?.organisation && action.questionId ? { kind: 'organisation', id: action.questionId } : body;
      return { input: { ...body, ...target, evidenceId: params.id, systemId: systemId && String(systemId) } };
    },
    answer: Linked,
  }),
  route({
    method: 'DELETE',
    url: '/api/evidence/:id/links/:linkId',
    summary: 'Unlink a file from an item that it proves. For owners, managers and the person who added the file',
    tag: 'Evidence',
    params: LinkParams,
    operation: `mutation RestUnlinkEvidence($id: ID!, $linkId: ID!) {
      unlinkEvidence(id: $id, linkId: $linkId) { ...answer }
    }`,
    variables: ({ params }) => ({ id: params.id, linkId: params.linkId }),
    answer: EvidenceFile,
  }),
];
