import { setTimeout } from 'node:timers/promises';
import { ask, type Client, visit } from '@aicp/dev-stack/demo/client';

type Link = { id: number; url: string };
type Asked = { proposals: { number: number }[] };
type Everything = { supplierRequests: (Asked & { id: string })[]; proposedFiles: { id: string; state: string }[] };

const FILE = new URLSearchParams({ question: 'fact-instructions', name: 'instructions.pdf' });
const PDF = new Blob(['%PDF-1.4\n%%EOF\n']);
const CALM_MS = 200;
const TRIES = 100;

/**
 * A supplier answers through a link and uploads a file; one answer is accepted, and so is the file if an assessment is given. A second
 * supplier uploads a file without sending it. Returns the second link.
 */
export async function askSupplier(
  url: string,
  by: Client,
  systemId: number,
  assessmentId: number | null,
): Promise<number> {
  const asks = { kind: 'request', things: [systemId], expiresInDays: 30, label: 'Acme', email: 'acme@example.com' };
  const link = await by.call<Link>('POST', '/api/links', asks);
  const supplier = await visit(url, link);
  await supplier('PUT', '/api/shared/request', JSON.stringify({ answers: { 'fact-version': '2.1' } }));
  await supplier('POST', `/api/shared/request/files?${FILE}`, PDF);
  await supplier('POST', '/api/shared/request/send');
  await supplier('PUT', '/api/shared/request', JSON.stringify({ answers: { 'fact-version': '2.2' } }));
  await supplier('POST', '/api/shared/request/send');

  const { supplierRequests, proposedFiles } = await proposals(by, systemId);
  const number = supplierRequests.find(({ id }) => id === String(link.id))?.proposals.at(-1)?.number;
  const decide = 'mutation ($input: DecideProposalInput!) { decideProposal(input: $input) { id } }';
  await ask(by, decide, { input: { requestId: String(link.id), number, accept: true } });
  const take = 'mutation ($input: DecideProposedFileInput!) { decideProposedFile(input: $input) { state } }';
  const taken = { id: proposedFiles[0]?.id, accept: true, assessmentId: String(assessmentId), supports: 'qms-2' };
  if (assessmentId) await ask(by, take, { input: taken });

  const second = await by.call<Link>('POST', '/api/links', { ...asks, email: null });
  await (await visit(url, second))('POST', `/api/shared/request/files?${FILE}`, PDF);
  return second.id;
}

/** Waits until documents shows the file. */
async function proposals(by: Client, systemId: number): Promise<Everything> {
  const query = `query ($id: ID!) { system(id: $id) {
    supplierRequests { id proposals { number } } proposedFiles { id state } } }`;
  for (let left = TRIES; left > 0; left--) {
    const seen = await ask<Everything>(by, query, { id: String(systemId) });
    if (seen.proposedFiles.length > 0) return seen;
    await setTimeout(CALM_MS);
  }
  throw new Error('the supplier’s file is not shown');
}
