import { setTimeout as sleep } from 'node:timers/promises';
import type { RestUser } from '@aicp/testing/restUser';

type Mail = { subject: string; text: string };

/**
 * Makes people members of the owner's organisation, who may answer there, by the links that they get by mail.
 * @returns their sessions, which are new ones
 */
export async function joinAll(inbox: string, owner: RestUser, people: readonly RestUser[]): Promise<string[]> {
  await owner.postUntilOk('/api/verify-email', { token: await tokenIn(inbox, owner, /verify your email address/i) });
  const sessions: string[] = [];
  for (const person of people) {
    await owner.postUntilOk('/api/organisation/invitations', { email: addressOf(person), role: 'contributor' });
    const token = await tokenIn(inbox, person, /invitation/i);
    const accepted = await person.post('/api/invitations/accept', { token });
    if (!accepted.ok) throw new Error(`accepting an invitation answered ${accepted.status}`);
    sessions.push(accepted.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
  return sessions;
}

const addressOf = ({ username }: RestUser) => `${username}@example.com`;

async function tokenIn(inbox: string, person: RestUser, subject: RegExp): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    const mails = (await (
      await fetch(`${inbox}/email?to.address=${encodeURIComponent(addressOf(person))}`)
    ).json()) as Mail[];
    const text = mails.findLast(mail => subject.test(mail.subject))?.text ?? '';
    const [, token] = /#token=([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`${person.username} got no mail with ${subject}`);
}
