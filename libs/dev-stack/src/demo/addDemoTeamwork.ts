import { ask, type Client } from './client.ts';
import type { Team } from './people.ts';

type Action = {
  id: number;
  state: string;
  owner: object | null;
  questionId: string | null;
  reportId: number | null;
  system: { id: number } | null;
  jurisdiction: string | null;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An image of one pixel, as evidence. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Adds the team's work on its reports: unassigned actions in every state, files, comments, a reviewed report.
 * @param daysAgo the number of days by which the product's clock is behind
 */
export async function addDemoTeamwork(team: Team, reports: readonly number[], daysAgo = 0): Promise<void> {
  const inDays = (days: number) => new Date(Date.now() + (days - daysAgo) * DAY_MS).toISOString().slice(0, 10);
  const { owner, manager, contributor, approver } = team;
  const isTeam = owner !== manager;
  const actions = (await owner.call<Action[]>('GET', '/api/actions')).filter(
    ({ state, owner }) => state !== 'closed' && !owner,
  );
  const people = [contributor, manager, owner];
  // Alternates, so that every state is on every page of the list.
  for (const [at, { id, questionId, reportId }] of actions.entries()) {
    const by = people[at % people.length] ?? owner;
    const path = `/api/actions/${id}`;
    if (at % 6 === 0) continue;
    await owner.call('PATCH', path, { owner: by.id });
    if (at % 6 === 1) await by.call('PATCH', path, { due: inDays(-9), state: 'doing' });
    if (at % 6 === 2)
      await by.call('PATCH', path, { due: inDays(12), state: 'doing', dueReason: 'The supplier delivers then.' });
    if (at % 6 === 3) {
      await by.call('POST', `${path}/comments`, { text: 'In place since this week; the record is attached.' });
      if (questionId && reportId && at % 12 === 3) await giveEvidence(contributor, reportId, questionId, inDays(75));
      const doneNote = at % 24 === 9 && 'The procedure was agreed with the team and is in the handbook.';
      await by.call('PATCH', path, { state: 'done', ...(doneNote && { doneNote }) });
    }
    if (at % 6 === 4)
      await by.call('POST', `${path}/comments`, { text: 'The supplier answers by the end of the month.' });
    if (at % 6 === 5 && isTeam && at % 12 === 5) {
      const reason = 'Few people are affected, and a person looks at every case.';
      await manager.call('POST', `${path}/acceptance`, { reason, reviewDay: inDays(150) });
      if (at % 24 === 5) await approver.call('POST', `${path}/acceptance/decision`, { approve: true });
    }
  }
  await sharePolicy(manager, actions, inDays(40));
  const [system] = await owner.call<{ id: number }[]>('GET', '/api/systems');
  const title = 'Agree the use of assessments with the works council';
  if (system && reports.length > 0)
    await owner.call('POST', '/api/actions', { systemId: system.id, title, owner: manager.id, due: inDays(30) });
  const [approved, sentBack, waiting] = reports.slice(-3);
  if (!isTeam || !approved || !sentBack || !waiting) return;
  const send = 'mutation ($id: ID!, $to: ID!) { sendForReview(reportId: $id, reviewer: $to) { id } }';
  for (const report of [approved, sentBack, waiting])
    await ask(owner, send, { id: String(report), to: String(approver.id) });
  await ask(approver, 'mutation ($id: ID!) { approveReport(reportId: $id) { id } }', { id: String(approved) });
  const back = 'mutation ($id: ID!, $why: String!) { askForChanges(reportId: $id, comment: $why) { id } }';
  await ask(approver, back, { id: String(sentBack), why: 'The question on logs needs a file.' });
}

/** Adds one policy to the evidence library, which proves something for several systems. */
async function sharePolicy({ call }: Client, actions: readonly Action[], validUntil: string): Promise<void> {
  const said = { name: 'ai-policy.png', title: 'Policy on the use of AI', kind: 'policy', validUntil };
  const { id } = await call<{ id: number }>('POST', `/api/evidence?${new URLSearchParams(said)}`, new Blob([picture]));
  const bySystem = new Map(actions.map(action => [action.system?.id, action]));
  for (const { id: action, system, jurisdiction } of [...bySystem.values()].slice(0, 6)) {
    if (!system || !jurisdiction) continue;
    const link = { kind: 'action', systemId: system.id, jurisdiction, id: action };
    await call('POST', `/api/evidence/${id}/links`, link);
  }
}

async function giveEvidence({ call }: Client, assessmentId: number, supports: string, validUntil: string) {
  const said = { assessmentId: String(assessmentId), supports, name: 'record.png', validUntil };
  await call('POST', `/api/evidence?${new URLSearchParams(said)}`, new Blob([picture]));
}
