import { randomBytes } from 'node:crypto';
import { addArchived, addDemoProof } from './addDemoProof.ts';
import { addDemoTeamwork } from './addDemoTeamwork.ts';
import { answer } from './answer.ts';
import { Refusal, register } from './client.ts';
import type { DemoSystem } from './demoSystem.ts';
import { demoSystems } from './demoSystems.ts';
import { fillOrganisation } from './fillOrganisation.ts';
import { gather, type Team } from './people.ts';
import { registered, TIERS, workerOf } from './registered.ts';

export type DemoLogin = { username: string; password: string; colleagues: string[] };

type Say = (text: string) => void;
/** Creates a system and assesses it. Returns its last report. */
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
 * Registers a company and fills its account with realistic systems and work, only through the public API.
 * @param url of a running product
 * @param mailbox the address of that product's email page, to invite colleagues; without one the founder works alone
 * @throws Error with the product's own message if it refuses something
 */
export async function fillDemo(url: string, mailbox: string | undefined, say: Say): Promise<DemoLogin> {
  const { team, password } = await found(url, mailbox);
  const assessed: number[] = [];
  await addArchived(team);
  // The newest comes first in the list, so our first system is created last.
  for (const [at, system] of demoSystems.toReversed().entries()) {
    try {
      const report = await add(team, system, at);
      if (report) assessed.push(report);
      say(`  ${system.jurisdiction}  ${system.name}`);
    } catch (error) {
      // A product that enforces plan limits allows a new account only a few systems.
      if (!(error instanceof Refusal) || error.status !== 403) throw error;
      say(`  ${system.jurisdiction}  ${system.name}: ${error.message}`);
    }
  }
  await addDemoTeamwork(team, assessed);
  await fillOrganisation(team);
  await addDemoProof(team, url, assessed);
  return loginOf(team, password);
}

/** Creates a company, its founder and their colleagues. */
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
