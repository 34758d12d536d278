import { setTimeout } from 'node:timers/promises';
import { type Client, register, signIn } from './client.ts';

/** The founder's colleagues at the company. */
const colleagues = {
  manager: 'Priya Raman',
  contributor: 'Tom Becker',
  approver: 'Sofia Rossi',
  reader: 'Omar Haddad',
} as const;

export type Team = { owner: Client } & Record<keyof typeof colleagues, Client>;

/**
 * Registers the founder's colleagues and lets them join, by the emails that the product sends.
 * @param mailbox the address of the product's own mailbox; undefined if emails go to real people: then the founder works alone
 */
export async function gather(
  url: string,
  owner: Client,
  mailbox: string | undefined,
  suffix: string,
  password: string,
): Promise<Team> {
  if (!mailbox) return { owner, manager: owner, contributor: owner, approver: owner, reader: owner };
  const verify = await tokenIn(mailbox, `${owner.username}@example.com`, /verify your email address/);
  await owner.call('POST', '/api/verify-email', { token: verify });
  const joined = {} as Record<keyof typeof colleagues, Client>;
  for (const role of Object.keys(colleagues) as (keyof typeof colleagues)[]) {
    const fullName = colleagues[role];
    const username = `${fullName.split(' ')[0]?.toLowerCase()}-${suffix}`;
    const email = `${username}@example.com`;
    const colleague = await register(url, { username, email, password });
    await owner.call('POST', '/api/organisation/invitations', { email, role });
    await colleague.call('POST', '/api/invitations/accept', { token: await tokenIn(mailbox, email, /invitation/) });
    await colleague.call('PATCH', '/api/user', { fullName });
    joined[role] = colleague;
  }
  return { owner, ...joined };
}

/** Signs the same people in again. */
export async function signInTeam(team: Team, url: string, password: string): Promise<Team> {
  const known = new Map<string, Client>();
  const back = { ...team };
  for (const role of Object.keys(team) as (keyof Team)[]) {
    const { username } = team[role];
    back[role] = known.get(username) ?? (await signIn(url, { username, password }));
    known.set(username, back[role]);
  }
  return back;
}

const PATIENCE_MS = 20_000;

/** The token in the latest email to an address, by words of its subject. */
export async function tokenIn(mailbox: string, address: string, subject: RegExp): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    type Mail = { subject: string; text: string };
    const answer = await fetch(`${mailbox}/email?to.address=${encodeURIComponent(address)}`);
    const mail = ((await answer.json()) as Mail[]).findLast(one => subject.test(one.subject));
    const token = mail && /#token=([\w-]+)/.exec(mail.text)?.[1];
    if (token) return token;
    await setTimeout(200);
  }
  throw new Error(`No mail reached ${address} within ${PATIENCE_MS / 1_000} seconds.`);
}
