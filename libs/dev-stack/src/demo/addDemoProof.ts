import { answer } from './answer.ts';
import { ask, type Client, visit } from './client.ts';
import type { DemoSystem } from './demoSystem.ts';
import type { Team } from './people.ts';
import { registered, workerOf } from './registered.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Adds proofs and shared content: library files that prove duties of systems and of the organisation, one of them expired. Also a
 * supplier's answers, of which one is accepted and one declined, a shared report and an audit room.
 * @param daysAgo the number of days by which the product's clock is behind
 */
export async function addDemoProof(team: Team, url: string, reports: readonly number[], daysAgo = 0): Promise<void> {
  const inDays = (days: number) => new Date(Date.now() + (days - daysAgo) * DAY_MS).toISOString().slice(0, 10);
  const { owner, manager } = team;
  await giveTraining(manager, inDays);
  await giveRecords(team, inDays);
  // Only a user with a verified address may share, and a founder who works alone has none.
  if (owner === manager) return;
  await askSupplier(owner, url);
  await shareReports(owner, reports.slice(0, 3));
}

type InDays = (days: number) => string;

async function giveFile({ call }: Client, said: Record<string, string>, text: string): Promise<number> {
  const path = `/api/evidence?${new URLSearchParams(said)}`;
  return (await call<{ id: number }>('POST', path, new Blob([text]))).id;
}

/** Adds a list of staff training courses, which proves organisation duties. */
async function giveTraining(by: Client, inDays: InDays): Promise<void> {
  const said = { name: 'training-2026.txt', title: 'AI training of staff', kind: 'trainingRecord' };
  const text = 'Course: AI for underwriters\nHeld: 2026\nParticipants: 14 of 15 underwriters\n';
  const id = await giveFile(by, { ...said, effectiveFrom: inDays(-14), validUntil: inDays(400) }, text);
  for (const duty of ['eu2-d-4', 'uk-a3'])
    await by.call('POST', `/api/evidence/${id}/links`, { kind: 'organisation', id: duty });
}

type Recorded = {
  title: string;
  kind: string;
  text: string;
  /** The first and the last day of validity, in days from now. */
  from: number;
  until: number;
  /** The systems and questions whose answers it proves. */
  proves: readonly (readonly [system: string, ...questions: string[]])[];
};

/** Records that auditors check first; the penetration test was not renewed. */
const RECORDS: readonly Recorded[] = [
  {
    title: 'Data protection impact assessment of recruitment',
    kind: 'other',
    text: 'Processing: ranking of applications. Necessity, risks and measures assessed. Approved by the data protection officer.',
    ...{ from: -20, until: 345 },
    proves: [['CV screening assistant', 'eu2-d-26-9']],
  },
  {
    title: 'Policy on keeping logs of AI systems',
    kind: 'policy',
    text: 'Logs of high-risk AI systems are kept for 24 months and can be read by the owner of the system and by internal audit.',
    ...{ from: -20, until: 345 },
    proves: [
      ['CV screening assistant', 'eu2-d-26-6'],
      ['Internal mobility matcher', 'eu2-d-26-6'],
    ],
  },
  {
    title: 'Procedure for serious incidents',
    kind: 'procedure',
    text: 'The owner reports an incident within a day. The compliance team decides who is notified, within 15 days at the latest.',
    ...{ from: -20, until: 345 },
    proves: [
      ['CV screening assistant', 'eu2-d-26-5i'],
      ['Mortgage affordability score', 'eu2-d-73'],
    ],
  },
  {
    title: 'Instructions for use',
    kind: 'other',
    text: 'Intended purpose, accuracy, foreseeable misuse, human oversight, logs and maintenance.',
    ...{ from: -20, until: 710 },
    proves: [
      ['CV screening assistant', 'eu2-d-26-1'],
      ['Mortgage affordability score', 'eu2-d-13'],
    ],
  },
  {
    title: 'Data sheet of training and input data',
    kind: 'other',
    text: 'Origin, scope, labelling, gaps and examination for bias of each data set, with its version and its owner.',
    ...{ from: -20, until: 345 },
    proves: [
      ['CV screening assistant', 'eu2-d-26-4'],
      ['Mortgage affordability score', 'eu2-d-10'],
    ],
  },
  {
    title: 'Penetration test of the supplier',
    kind: 'certificate',
    text: 'Tested by an independent laboratory. No critical findings.',
    ...{ from: -380, until: -15 },
    proves: [['Mortgage affordability score', 'eu2-d-15c']],
  },
];

/** Adds records of systems to the library, each with the answers that it proves. */
async function giveRecords({ manager, contributor }: Team, inDays: InDays): Promise<void> {
  const systems = await manager.call<{ id: number; name: string }[]>('GET', '/api/systems');
  const idOf = new Map(systems.map(({ id, name }) => [name, id]));
  for (const [at, { title, kind, text, from, until, proves }] of RECORDS.entries()) {
    const by = at % 2 ? contributor : manager;
    const name = `${title.toLowerCase().replaceAll(' ', '-')}.txt`;
    const dates = { effectiveFrom: inDays(from), validUntil: inDays(until) };
    const file = await giveFile(by, { name, title, kind, ...dates }, `${text}\n`);
    for (const [system, ...questions] of proves) {
      const systemId = idOf.get(system);
      // A product that enforces plan limits has only a few of them.
      if (!systemId) continue;
      for (const id of questions)
        await by.call('POST', `/api/evidence/${file}/links`, { kind: 'answer', systemId, jurisdiction: 'EU', id });
    }
  }
}

/** Adds a supplier who has replied, with one answer accepted, one declined and one undecided, and one who has not replied yet. */
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
    await supplier('PUT', '/api/shared/request', JSON.stringify({ answers: ANSWERS }));
    await supplier('POST', '/api/shared/request/send');
    await decideAnswers(owner, id);
  }
}

const ANSWERS = {
  'fact-version': '4.3',
  'fact-models': 'Gradient boosting 4.3, trained until June',
  'fact-cybersecurity': 'Tested once a year by an independent laboratory; access by named accounts only.',
  'fact-limitations': 'None known.',
};

/** Accepts usable answers, and declines one that states nothing. */
async function decideAnswers(owner: Client, systemId: number): Promise<void> {
  type System = { supplierRequests: { id: string; proposals: { number: number; key: string }[] }[] };
  const read = 'query ($id: ID!) { system(id: $id) { supplierRequests { id proposals { number key } } } }';
  const decide = 'mutation ($input: DecideProposalInput!) { decideProposal(input: $input) { id } }';
  const { supplierRequests } = await ask<System>(owner, read, { id: String(systemId) });
  for (const { id: requestId, proposals } of supplierRequests)
    for (const { number, key } of proposals) {
      if (key === 'fact-version') continue;
      const input = { requestId, number, accept: key !== 'fact-limitations' };
      await ask(owner, decide, { input });
    }
}

/** Creates a link to a report, and an audit room with everything about the organisation. */
async function shareReports(by: Client, [first, ...rest]: readonly number[]): Promise<void> {
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

/** Adds a system that is no longer used, with its report. */
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
