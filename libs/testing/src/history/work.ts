import { setTimeout } from 'node:timers/promises';
import { ask, type Client, Refusal } from '@aicp/dev-stack/demo/client';
import { type Answering, answersTo } from '../answersTo.ts';

type Id = { id: number };
type Law = 'EU' | 'UK';

const [BEST, LAST] = (['best', 'last'] as const).map(which => new Map(answersTo('UK', which)));
/** Good answers to the UK questions, with exceptions at the end. */
export const POOR: Answering = Object.fromEntries(
  [...(LAST ?? [])].filter(([id, last]) => BEST?.get(id) !== last && BEST?.has(id)).slice(-4),
);

const PDF = new Blob(['%PDF-1.4\n%%EOF\n']);
const CALM_MS = 200;
const TRIES = 100;

/** Retries a call while a service has not received an event yet. */
export async function retryUntilReceived<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let left = TRIES; ; left--) {
    try {
      return await act();
    } catch (error) {
      if (left === 0 || !(error instanceof Refusal)) throw error;
      await setTimeout(CALM_MS);
    }
  }
}

/** Creates a system, changes it twice, and records facts about it, twice. */
export async function addSystem({ call }: Client, name: string, jurisdiction: Law): Promise<number> {
  const { id } = await call<Id>('POST', jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems', { name });
  await call('PATCH', `/api/systems/${id}`, { description: `${name}, as it was described first` });
  await call('PATCH', `/api/systems/${id}`, { name: `${name} 2`, description: `${name}, as it is now` });
  await call('PATCH', `/api/systems/${id}/facts`, { version: '1' });
  await call('PATCH', `/api/systems/${id}/facts`, { version: '2' });
  return id;
}

/** Starts an assessment and answers all of it, with the best answers except those given. */
export async function answer(by: Client, aiSystemId: number, jurisdiction: Law, which: Answering = 'best') {
  const { id } = await by.call<Id>('POST', '/api/assessments', { aiSystemId, jurisdiction });
  const answers = answersTo(jurisdiction, which).map(([questionId, answer]) => ({ questionId, answer }));
  const save = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { questionId } }';
  await ask(by, save, { input: { assessmentId: String(id), answers } });
  return id;
}

export async function complete({ call }: Client, assessmentId: number): Promise<number> {
  await call('POST', `/api/assessments/${assessmentId}/complete`);
  await retryUntilReceived(() => call('GET', `/api/reports/${assessmentId}`));
  return assessmentId;
}

export async function assess(...[by, aiSystemId, jurisdiction, which]: Parameters<typeof answer>) {
  return complete(by, await answer(by, aiSystemId, jurisdiction, which));
}

/**
 * Adds three files to a question. The last is removed from it, and the first is deleted everywhere, by a manager or an owner. The second
 * is described, linked to an organisation duty, unlinked from it, and replaced.
 */
export async function giveEvidence(by: Client, manager: Client, assessmentId: number, supports: string): Promise<void> {
  const files: string[] = [];
  for (const name of ['first.pdf', 'second.pdf', 'third.pdf']) {
    const said = new URLSearchParams({ assessmentId: String(assessmentId), supports, name });
    files.push(String((await by.call<Id>('POST', `/api/evidence?${said}`, PDF)).id));
  }
  const [first, second, third] = files;
  await by.call('GET', `/api/evidence/${third}/file`);
  await ask(by, 'mutation ($id: ID!) { removeEvidence(id: $id) { id } }', { id: third });
  const everywhere =
    'mutation ($input: RemoveEvidenceEverywhereInput!) { removeEvidenceEverywhere(input: $input) { id } }';
  await ask(manager, everywhere, { input: { id: first, reason: 'It names a customer.' } });
  await by.call('PATCH', `/api/evidence/${second}`, { kind: 'policy', validUntil: '2031-12-31' });
  const link = { kind: 'organisation', id: 'eu2-d-4' };
  const { linkId } = await by.call<{ linkId: number }>('POST', `/api/evidence/${second}/links`, link);
  await by.call('DELETE', `/api/evidence/${second}/links/${linkId}`);
  const newer = new URLSearchParams({ name: 'newer.pdf', replaces: String(second) });
  await by.call('POST', `/api/evidence?${newer}`, PDF);
}

/** Generates a document and takes it through review: returned once, then approved. */
export async function writeDocument(by: Client, approver: Client, assessmentId: number): Promise<string> {
  const generate = 'mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { id } }';
  const input = { assessmentId: String(assessmentId), documentType: 'model-card' };
  const { id: documentId } = await ask<{ id: string }>(by, generate, { input });
  const state = 'query ($id: ID!) { document(id: $id) { current { number } } }';
  for (let left = TRIES; left > 0; left--) {
    const { current } = await ask<{ current: object | null }>(by, state, { id: documentId });
    if (current) break;
    await setTimeout(CALM_MS);
  }
  const send = 'mutation ($input: SendDocumentInput!) { sendDocumentForReview(input: $input) { id } }';
  const sent = { input: { documentId, reviewer: String(approver.id) } };
  await ask(by, send, sent);
  const back = 'mutation ($input: AskForDocumentChangesInput!) { askForDocumentChanges(input: $input) { id } }';
  await ask(approver, back, { input: { documentId, comment: 'Name the regulator.' } });
  await ask(by, send, sent);
  const approve = 'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }';
  await ask(approver, approve, { input: { documentId, name: 'Head of compliance' } });
  return documentId;
}

/** Takes a report through review: returned once, then approved. */
export async function reviewReport(by: Client, approver: Client, report: number): Promise<void> {
  const id = String(report);
  const send = 'mutation ($id: ID!, $to: ID!) { sendForReview(reportId: $id, reviewer: $to) { id } }';
  await ask(by, send, { id, to: String(approver.id) });
  const back = 'mutation ($id: ID!, $why: String!) { askForChanges(reportId: $id, comment: $why) { id } }';
  await ask(approver, back, { id, why: 'One question needs a file.' });
  await ask(by, send, { id, to: String(approver.id) });
  await ask(approver, 'mutation ($id: ID!) { approveReport(reportId: $id) { id } }', { id });
}

/** Works and comments on one action, accepts a second, and adds a third for the organisation. */
export async function workOnActions(by: Client, approver: Client, systemId: number): Promise<void> {
  const [one, other] = await by.call<Id[]>('GET', `/api/actions?system=${systemId}`);
  await by.call('PATCH', `/api/actions/${one?.id}`, { owner: by.id, due: '2030-01-31' });
  await by.call('PATCH', `/api/actions/${one?.id}`, { state: 'doing' });
  await by.call('POST', `/api/actions/${one?.id}/comments`, { text: 'Ordered.' });
  const accepted = { reason: 'Few people are affected.', reviewDay: '2030-01-31' };
  await by.call('POST', `/api/actions/${other?.id}/acceptance`, accepted);
  await approver.call('POST', `/api/actions/${other?.id}/acceptance/decision`, { approve: true });
  await by.call('POST', '/api/actions', { systemId, title: 'Ask the works council' });
}
