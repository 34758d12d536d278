import { buffer } from 'node:stream/consumers';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { createBundle } from '../src/use-cases/createBundle.ts';
import { generateOrFail } from '../src/use-cases/generateDocument.ts';
import { startGeneration } from '../src/use-cases/startGeneration.ts';
import type { openDocumentsForTest } from './openDocumentsForTest.ts';
import { uploaderForTest } from './uploaderForTest.ts';

type Service = Awaited<ReturnType<typeof openDocumentsForTest>>;

const READ = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) { ... on Assessment {
  keptSince evidence { id linkId supports title standing url note replacedBy removedAt removalReason isKept }
  qms { id complete savedAt requirements { id ticked complete } }
  documents { id state current { number blanksLeft blanks { id text } approval { name } } } } } }`;

const PROOF =
  'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Assessment { proof { asOf duties } } } }';

export type Report = {
  keptSince: string | null;
  evidence: {
    id: string;
    linkId: string;
    supports: string;
    standing: string;
    url: string | null;
    note: string | null;
    removedAt: string | null;
    removalReason: string | null;
    isKept: boolean;
  }[];
  qms: { id: string; complete: number; savedAt: string | null } | null;
  documents: {
    id: string;
    state: string;
    current: { number: number; blanksLeft: number; blanks: { id: string; text: string | null }[] } | null;
  }[];
};

/** Operations on the assessments of one system, by short names. */
export function reassessedForTest(service: Service, userId = 1) {
  const person = user(userId);
  const ctx = () => service.contextBy({ actor: person, client: localClient, requestId: 'request-1' });
  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    root(service.execute(person, query, variables));
  return {
    ctx,
    ask,
    upload: (assessmentId: number, bytes: Buffer, input: Record<string, unknown> = {}) =>
      uploaderForTest(service, assessmentId)(bytes, input, userId),
    tick: (assessmentId: number, complete: string[]) =>
      ask('mutation ($input: QmsChecklistInput!) { saveQmsChecklist(input: $input) { id complete } }', {
        input: { assessmentId: String(assessmentId), complete },
      }),
    remove: (id: number) => ask('mutation ($id: ID!) { removeEvidence(id: $id) { standing } }', { id: String(id) }),
    removeEverywhere: (id: number, reason: string) =>
      ask(
        'mutation ($input: RemoveEvidenceEverywhereInput!) { removeEvidenceEverywhere(input: $input) { standing } }',
        {
          input: { id: String(id), reason },
        },
      ),
    fill: (documentId: string, blank: string, text: string) =>
      ask('mutation ($input: FillBlankInput!) { fillBlank(input: $input) { id } }', {
        input: { documentId, blank, text },
      }),
    async generate(assessmentId: number, documentType: string): Promise<string> {
      const { id, generation } = await startGeneration(ctx(), { assessmentId: String(assessmentId), documentType });
      const worker = { ...context(service.app, 'request-1'), drafter: null, stamper: null };
      await generateOrFail(worker, { documentId: id, order: generation?.order ?? '' }, { last: false });
      return id;
    },
    async report(assessmentId: number): Promise<Report> {
      const [seen] = (await ask(READ, { id: String(assessmentId) })) as Report[];
      if (!seen) throw new Error(`assessment ${assessmentId} is not there`);
      return seen;
    },
    /** The proofs of the duties of a completed assessment. */
    proof: (assessmentId: number) =>
      ask(PROOF, { of: [{ __typename: 'Assessment', id: String(assessmentId), status: 'completed' }] }),
    bundle: async (assessmentId: number): Promise<Buffer> =>
      buffer((await createBundle(ctx(), String(assessmentId))).bytes),
    rename: (companyName: string, version: number) =>
      service.hear('organisation.updated', {
        ...organisationSaid,
        organisationId: organisationOf(userId),
        userId,
        version,
        companyName,
      }),
  };
}
