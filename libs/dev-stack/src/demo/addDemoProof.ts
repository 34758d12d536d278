import { answer } from './answer.ts';
import { ask, type Client, visit } from './client.ts';
import type { DemoSystem } from './demoSystem.ts';
import type { Team } from './people.ts';
import { registered, workerOf } from './registered.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * What proves something and who may see it: files of the library that prove duties of systems and of the organisation, one of them
 * expired; a supplier's answers; a shared report and an audit room.
 * @param daysAgo how many days the product's clock is behind
 */
export async function addDemoProof(team: Team, url: string, reports: readonly number[], daysAgo = 0): Promise<void> {
  const inDays = (days: number) => new Date(Date.now() + (days - daysAgo) * DAY_MS).toISOString().slice(0, 10);
  const { owner, manager } = team;
  await giveTraining(manager, inDays);
  await giveExpired(manager, inDays);
  // Only a verified address may share, and a founder who works alone has none.
  if (owner === manager) return;
  await askSupplier(owner, url);
  await share(owner, reports.slice(0, 3));
}

type InDays = (days: number) => string;

async function giveFile({ call }: Client, said: Record<string, string>, text: string): Promise<number> {
  const path = `/api/evidence?${new URLSearchParams(said)}`;
  return (await call<{ id: number }>('POST', path, new Blob([text]))).id;
}

/** Training of staff: a list of courses, which proves duties of the organisation. */
async function giveTraining(by: Client, inDays: InDays): Promise<void> {
  const said = { name: 'training-2026.txt', title: 'AI training of staff', kind: 'trainingRecord' };
  const text = 'Course: AI for underwriters\nHeld: 2026\nParticipants: 14 of 15 underwriters\n';
  const id = await giveFile(by, { ...said, effectiveFrom: inDays(-14), validUntil: inDays(400) }, text);
  for (const duty of ['eu2-d-4', 'uk-a3'])
    await by.call('POST', `/api/evidence/${id}/links`, { kind: 'organisation', id: duty });
}

/** A certificate that was not renewed, for a met duty of a system. */
async function giveExpired(by: Client, inDays: InDays): Promise<void> {
  type Row = { id: number; latestAssessment: { id: number } | null };
  const systems = await by.call<Row[]>('GET', '/api/systems');
  for (const { id: systemId, latestAssessment } of systems) {
    if (!latestAssessment) continue;
    type Duty = { id: string; proof: string | null };
    const { duties } = await by.call<{ duties: Duty[] }>('GET', `/api/reports/${latestAssessment.id}`);
    const met = duties.find(({ proof }) => proof !== null);
    if (!met) continue;
    const said = { name: 'penetration-test.txt', title: 'Penetration test of the supplier', kind: 'certificate' };
    const dates = { effectiveFrom: inDays(-380), validUntil: inDays(-15) };
    const id = await giveFile(
      by,
      { ...said, ...dates },
      'Tested by an independent laboratory. No critical findings.\n',
    );
    await by.call('POST', `/api/evidence/${id}/links`, { kind: 'duty', systemId, jurisdiction: 'EU', id: met.id });
    return;
  }
}

/** A supplier who has answered, to be accepted, and one who has not yet. */
async function askSupplier(owner: Client, url: string): Promise<void> {
  const systems = await owner.call<{ id: number; name: string }[]>('GET', '/api/systems');
  const asked = systems.filter(({ name }) => ['CV screening assistant', 'Customer help assistant'].includes(name));
  for (const [at, { id }] of asked.entries()) {
    const request = {
      kind: 'request',
      things: [id],
      expiresInDays: 60,
      label: at === 0 ? 'Talent AI Ltd' : 'Helpline AG',
    };
    const link = await owner.call<{ url: string }>('POST', '/api/links', request);
    if (at > 0) continue;
    const supplier = await visit(url, link);
    const answers = { 'fact-version': '4.3', 'fact-models': 'Gradient boosting 4.3, trained until June' };
    await supplier('PUT', '/api/shared/request', JSON.stringify({ answers }));
    await supplier('POST', '/api/shared/request/send');
  }
}

/** A link to a report, and an audit room with everything about the organisation. */
async function share(by: Client, [first, ...rest]: readonly number[]): Promise<void> {
  if (first === undefined) return;
  const until = { expiresInDays: 90 };
  await by.call('POST', '/api/links', { ...until, kind: 'report', things: [first], label: 'Works council' });
  if (rest.length === 0) return;
  const prepare = 'mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { id } }';
  const reports = rest.map(report => ({ report: String(report) }));
  const { id } = await ask<{ id: string }>(by, prepare, { input: { reports, organisation: { logMonths: 12 } } });
  await by.call('POST', '/api/links', {
    ...until,
    kind: 'room',
    things: rest,
    room: Number(id),
    label: 'Internal audit',
  });
}

/** A system that is no longer used, with its report. */
export async function addArchived(team: Team): Promise<void> {
  const by = workerOf(team, 0);
  const id = await registered(team, voiceMenu, 0);
  const assessment = await answer(by, { aiSystemId: id, jurisdiction: 'EU' }, voiceMenu.runs[0] ?? {});
  await by.call('POST', `/api/assessments/${assessment}/complete`);
  await team.manager.call('DELETE', `/api/systems/${id}`);
}

const voiceMenu: DemoSystem = {
  jurisdiction: 'EU',
  name: 'Voice menu for the hotline',
  systemType: 'Conversational AI',
  description: 'Understood what callers said and connected them; replaced by the customer help assistant.',
  sector: 'Financial services',
  facts: { version: '2.0', status: 'retired', department: 'Customer service', reference: 'AI-030' },
  runs: [{ 'eu2-o-size': 'smc', 'eu2-f-int': 'yes' }],
};
