import { randomBytes } from 'node:crypto';
import { addDemoTeamwork } from './addDemoTeamwork.ts';
import { ask, type Client, Refusal, register } from './client.ts';
import type { DemoSystem } from './demoSystem.ts';
import { demoSystems } from './demoSystems.ts';
import { fillOrganisation } from './fillOrganisation.ts';
import { gather, type Team } from './people.ts';

export type DemoLogin = { username: string; password: string; colleagues: string[] };

type Say = (text: string) => void;
type Question = { id: string; options: { value: string }[] | null; answer: string | null };

/** What is so of every system here, where an answer other than "no" is nothing to object to. */
const USUAL: Record<string, string> = {
  'eu2-ai': 'yes',
  'eu2-pl-p': 'yes',
  'eu2-pl-d': 'yes',
  'eu2-a1-role': 'neither',
  'eu2-e-reg': 'yes',
  'eu2-g-eu': 'yes',
  'uk2-f-use': 'yes',
  'uk2-f-fin': 'yes',
};

/**
 * The answer that there is least to object to: a duty is in place, a fact is not so.
 * @param yet how many assessments of the system are to come, by which some duties are in place in part only
 */
function bestAnswer({ id, options }: Question, yet: number): string {
  const values = options?.map(({ value }) => value) ?? ['yes', 'no'];
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  if (values.includes('partial') && sum % 6 < yet) return 'partial';
  return USUAL[id] ?? ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
}

const save = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { questionId } }';

/** Answers the questions as they come to apply, at most so many of them. Returns the assessment's number. */
export async function answer(
  client: Client,
  { aiSystemId, jurisdiction }: { aiSystemId: number; jurisdiction: 'EU' | 'UK' },
  run: Record<string, string>,
  { most = 1_000, yet = 0 } = {},
): Promise<number> {
  const { id } = await client.call<{ id: number }>('POST', '/api/assessments', { aiSystemId, jurisdiction });
  for (let left = most; ; ) {
    const questions = await client.call<Question[]>('GET', `/api/assessments/${id}/questions`);
    const open = questions.filter(question => question.answer === null).slice(0, left);
    if (open.length === 0) return id;
    const answers = open.map(question => ({
      questionId: question.id,
      answer: run[question.id] ?? bestAnswer(question, yet),
    }));
    await ask(client, save, { input: { assessmentId: String(id), answers } });
    left -= open.length;
  }
}

/** Choices of an own field of the demo's company. */
const TIERS = ['Core', 'Support', 'Trial'];

/** Registers a system, with its owner, its reviewer and its register. Returns its number. */
export async function registered(team: Team, { runs: _, begun: _b, facts, ...system }: DemoSystem, at: number) {
  const { jurisdiction } = system;
  const path = jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems';
  const by = workerOf(team, at);
  const { id } = await by.call<{ id: number }>('POST', path, system);
  const own = { 'cost-centre': String(4_100 + (at % 7) * 10), tier: TIERS[at % TIERS.length] };
  await by.call('PATCH', `/api/systems/${id}/facts`, { ...facts, own });
  if (by !== team.approver)
    await by.call('PATCH', `/api/systems/${id}`, { ownerId: by.id, reviewerId: team.approver.id });
  return id;
}

export const workerOf = (team: Team, at: number) => [team.contributor, team.manager][at % 2] ?? team.owner;

/** Registers a system and assesses it. Returns its last report. */
async function add(team: Team, system: DemoSystem, at: number): Promise<number | undefined> {
  const by = workerOf(team, at);
  const of = { aiSystemId: await registered(team, system, at), jurisdiction: system.jurisdiction };
  let last: number | undefined;
  for (const run of system.runs) {
    last = await answer(by, of, run);
    await by.call('POST', `/api/assessments/${last}/complete`);
  }
  if (system.begun) await answer(by, of, {}, { most: system.begun });
  return last;
}

/**
 * Registers a company and fills its account with believable systems and work, through the public interface alone.
 * @param url of a running product
 * @param mailbox where that product's emails are shown, to invite colleagues; without one the founder works alone
 * @throws Error with the product's own sentence when it refuses something
 */
export async function fillDemo(url: string, mailbox: string | undefined, say: Say): Promise<DemoLogin> {
  const { team, password } = await found(url, mailbox);
  const assessed: number[] = [];
  // The newest stands first in the list, so the first of ours is registered last.
  for (const [at, system] of demoSystems.toReversed().entries()) {
    try {
      const report = await add(team, system, at);
      if (report) assessed.push(report);
      say(`  ${system.jurisdiction}  ${system.name}`);
    } catch (error) {
      // A product that enforces its plans allows a new account only a few systems.
      if (!(error instanceof Refusal) || error.status !== 403) throw error;
      say(`  ${system.jurisdiction}  ${system.name}: ${error.message}`);
    }
  }
  await addDemoTeamwork(team, assessed);
  await fillOrganisation(team);
  return loginOf(team, password);
}

/** A company, its founder and their colleagues. */
export async function found(url: string, mailbox: string | undefined): Promise<{ team: Team; password: string }> {
  const suffix = randomBytes(3).toString('hex');
  const username = `demo-${suffix}`;
  const password = `believable ${randomBytes(6).toString('hex')} systems`;
  const founder = { username, email: `${username}@example.com`, password, companyName: 'Northwind Lending' };
  const team = await gather(url, await register(url, founder), mailbox, suffix, password);
  const fields = [
    { name: 'cost-centre', label: 'Cost centre', kind: 'text' },
    { name: 'tier', label: 'Tier', kind: 'choice', choices: TIERS },
  ];
  for (const field of fields) await team.owner.call('POST', '/api/organisation/fields', field);
  return { team, password };
}

export function loginOf(team: Team, password: string): DemoLogin {
  const { username } = team.owner;
  const colleagues = [team.manager, team.contributor, team.approver, team.reader].map(one => one.username);
  return { username, password, colleagues: [...new Set(colleagues)].filter(name => name !== username) };
}
