import { Readable } from 'node:stream';
import type { Role } from '@aicp/contracts/rights/rights';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { listStanding } from '../src/store/evidence.ts';
import { addEvidence } from '../src/use-cases/addEvidence.ts';
import { PDF } from './evidenceFiles.ts';
import type { openDocumentsForTest } from './openDocumentsForTest.ts';

type Service = Awaited<ReturnType<typeof openDocumentsForTest>>;

export type LibraryFile = {
  id: string;
  title: string;
  version: number;
  links: { linkId: string; kind: string; id: string; systemId: string | null; title: string | null }[];
};
const FILE = 'id title kind version owner validUntil links { linkId kind id systemId jurisdiction title }';
export const LIST = `query ($filter: EvidenceFilter! = {}, $first: Int! = 20, $after: String) {
  evidenceFiles(filter: $filter, first: $first, after: $after) { items { ${FILE} } next total } }`;
const LINK = 'mutation ($input: LinkEvidenceInput!) { linkEvidence(input: $input) { linkId isNew } }';

let people = 0;

/** A user with an organisation, and calls by its members to its evidence library. */
export function libraryForTest(service: Service, owner = ++people) {
  const organisationId = organisationOf(owner);
  const as = (role: Role = 'owner', userId = owner) => user(userId, role, organisationId);
  const ask = <Fields>(query: string, variables: object = {}, actor = as()) =>
    root<Fields>(service.execute(actor, query, { ...variables }));
  return {
    owner,
    organisationId,
    as,
    ask,
    add: (said: object = {}, actor = as(), bytes = PDF) => {
      const ctx = service.contextBy({ actor, client: localClient, requestId: 'request-1' });
      return addEvidence(ctx, { name: 'policy.pdf', ...said }, Readable.from([bytes]));
    },
    list: (filter: object = {}) => ask<{ items: LibraryFile[]; next: string | null; total: number }>(LIST, { filter }),
    link: (evidenceId: number, input: object, actor = as()) =>
      ask<{ linkId: string; isNew: boolean }>(LINK, { input: { evidenceId: String(evidenceId), ...input } }, actor),
    /** Actions of a system, as reporting publishes them. */
    stated: (systemId: number, actions: object[]) =>
      service.hear('actions.stated', {
        ...{ userId: owner, organisationId, systemId, actions, deleted: [], comments: [] },
        at: '2026-11-20T09:00:00.000Z',
      }),
    standing: (systemId: number) => listStanding(organisationId, [{ systemId, jurisdiction: 'EU' }]),
  };
}
