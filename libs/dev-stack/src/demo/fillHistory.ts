import { MongoClient } from 'mongodb';
import { startStack } from '../startStack.ts';
import { addArchived, addDemoProof } from './addDemoProof.ts';
import { addDemoTeamwork } from './addDemoTeamwork.ts';
import { answer } from './answer.ts';
import { ask } from './client.ts';
import type { DemoSystem } from './demoSystem.ts';
import { demoSystems } from './demoSystems.ts';
import { type DemoLogin, found, loginOf } from './fillDemo.ts';
import { fillOrganisation } from './fillOrganisation.ts';
import { signInTeam, type Team } from './people.ts';
import { registered, workerOf } from './registered.ts';

/** The numbers of days ago on which the product is started and used: two months with occasional use. */
export const STRETCHES = [60, 46, 32, 18, 7, 0] as const;

type Say = (text: string) => void;
type Options = { dataDir: string; say: Say; onStack?: (stack: ReturnType<typeof startStack>) => void };

/** A system of the demo, with its progress so far. */
type Known = { system: DemoSystem; at: number; id?: number; done: number };

/**
 * Starts the product on an empty data folder once for each stretch, with its clock that many days behind, and uses only its public API.
 * Dates cannot be set from outside, because the logs chain entries with their time.
 */
export async function fillHistory({ dataDir, say, onStack }: Options): Promise<DemoLogin> {
  // The newest comes first in the list, so our first system is created last.
  const systems = demoSystems.toReversed().map((system, at): Known => ({ system, at, done: 0 }));
  let people: { team: Team; password: string } | undefined;
  for (const [stretch, daysAgo] of STRETCHES.entries()) {
    say(daysAgo === 0 ? '  today' : `  ${daysAgo} days ago`);
    const stack = startStack({ dataDir, port: 0, trial: true, web: false, clockOffsetDays: -daysAgo });
    onStack?.(stack);
    try {
      const url = await stack.ready;
      people = people
        ? { ...people, team: await signInTeam(people.team, url, people.password) }
        : await found(url, stack.inbox());
      const reports: number[] = [];
      for (const known of systems) reports.push(...(await goOn(people.team, known, stretch)));
      await finish(people.team);
      await addDemoTeamwork(people.team, reports, daysAgo);
      await write(people.team, reports.slice(0, 2));
      if (stretch === 0) {
        await addArchived(people.team);
        await addUnderPastLaw(people.team, stack.databases().mongodbUri);
      }
      if (daysAgo === 0) await fillOrganisation(people.team);
      if (stretch === 2) await addDemoProof(people.team, url, reports, daysAgo);
    } finally {
      await stack.stop();
    }
  }
  if (!people) throw new Error('There is no stretch.');
  return loginOf(people.team, people.password);
}

/** The total number of assessments of a system, from the stretch in which it is created; each has less left to do. */
const timesOf = ({ system: { runs }, at }: Known) => (runs.length === 0 ? 0 : Math.max(runs.length, 1 + (at % 3)));
const beginOf = ({ system, at }: Known) => (system.runs.length === 0 ? STRETCHES.length - 1 : at % 3);

/** Creates a system in a stretch, or assesses it once more. Returns its report if there is a new one. */
async function goOn(team: Team, known: Known, stretch: number): Promise<number[]> {
  const { system, at, done } = known;
  const isLast = stretch === STRETCHES.length - 1;
  if (stretch < beginOf(known)) return [];
  known.id ??= await registered(team, system, at);
  const of = { aiSystemId: known.id, jurisdiction: system.jurisdiction };
  const by = workerOf(team, at);
  const yet = timesOf(known) - done - 1;
  if (yet >= 0) {
    const run = system.runs[Math.max(0, system.runs.length - 1 - yet)] ?? {};
    const id = await answer(by, of, run, { yet });
    await by.call('POST', `/api/assessments/${id}/complete`);
    known.done++;
    return [id];
  }
  if (isLast && system.begun) await answer(by, of, {}, { most: system.begun });
  return [];
}

/** Completes half of the actions that were in progress at the end of the previous stretch. */
async function finish({ owner }: Team): Promise<void> {
  const actions = await owner.call<{ id: number; state: string }[]>('GET', '/api/actions?state=doing');
  for (const { id } of actions.filter((_, at) => at % 2 === 0))
    await owner.call('PATCH', `/api/actions/${id}`, { state: 'done' });
}

const TYPES = ['transparency-notice', 'model-card', 'risk-assessment'];

/** Generates documents for reports, and has another member approve the first one of each. */
async function write({ owner, approver }: Team, reports: readonly number[]): Promise<void> {
  const generate = 'mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { id } }';
  const approve = 'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }';
  for (const report of reports) {
    const ids: string[] = [];
    for (const documentType of TYPES) {
      const input = { assessmentId: String(report), documentType };
      ids.push((await ask<{ id: string }>(owner, generate, { input })).id);
    }
    if (approver !== owner) await ask(approver, approve, { input: { documentId: ids[0], name: 'Head of compliance' } });
  }
}

/** The AI Act before its dates were changed. No assessment can start on it any more, so its version is set directly. */
const PAST_LAW = 'eu-2024-08-01';

/** Adds a system whose report the law has changed, so that the page of law changes has an open decision. */
async function addUnderPastLaw(team: Team, mongodbUri: string): Promise<void> {
  const aiSystemId = await registered(team, shiftPlanner, 1);
  const by = workerOf(team, 1);
  const client = await MongoClient.connect(mongodbUri);
  try {
    const assessments = client.db('aicp_systems_assessment').collection<{ _id: number }>('assessments');
    const started = async (id: number) =>
      void (await assessments.updateOne({ _id: id }, { $set: { bankVersion: PAST_LAW } }));
    const id = await answer(by, { aiSystemId, jurisdiction: 'EU' }, shiftPlanner.runs[0] ?? {}, { started });
    await by.call('POST', `/api/assessments/${id}/complete`);
  } finally {
    await client.close();
  }
}

const shiftPlanner: DemoSystem = {
  jurisdiction: 'EU',
  name: 'Shift planner',
  systemType: 'Recruitment/HR system',
  description: 'Assigns shifts to call centre staff by their past performance.',
  sector: 'Financial services',
  facts: { version: '1.1', status: 'live', department: 'Customer service', reference: 'AI-031' },
  runs: [{ 'eu2-o-size': 'smc', 'eu2-role': 'use', 'eu2-f-dec': 'yes', 'eu2-a3': '4', 'eu2-a3-4b': 'yes' }],
};
