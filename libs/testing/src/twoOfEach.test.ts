import { rmSync } from 'node:fs';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dataFolder } from './dataFolder.ts';
import { type Mailbox, openMailbox } from './openMailbox.ts';
import { type RestUser, signUp } from './restUser.ts';
import { startTwo, type Two } from './startTwo.ts';

const PEOPLE = 6;

let two: Two;
let mailbox: Mailbox;
const dataDir = dataFolder('aicp-two-');

beforeAll(async () => {
  mailbox = await openMailbox();
  two = await startTwo({ dataDir, trial: false, bundled: true, external: { smtpUrl: mailbox.smtpUrl } });
}, 120_000);
afterAll(async () => {
  await two.stop();
  await mailbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** The gateways in turn. */
const gateway = (turn: number) => two.urls[turn % 2] as string;

const ask = (url: string, { cookie }: RestUser, path: string, method = 'GET') =>
  fetch(url + path, { method, headers: { cookie } });

/** Notices of a user with a page open at a gateway. */
async function watch(url: string, user: RestUser) {
  const end = new AbortController();
  const { body } = await fetch(`${url}/api/live`, { headers: { cookie: user.cookie }, signal: end.signal });
  let heard = '';
  const reading = (async () => {
    for await (const part of body ?? []) heard += Buffer.from(part).toString();
  })().catch(() => undefined);
  return {
    hears: (notice: string) => pollUntil(async () => heard.includes(`data: ${notice}\n`) || undefined),
    async stop() {
      end.abort();
      await reading;
    },
  };
}

describe('two gateways and two of each service', () => {
  it('share sessions: a user signed in at one is signed in at the other, and signed out at both', async () => {
    const user = await signUp(gateway(0));
    expect((await ask(gateway(1), user, '/api/user')).status).toBe(200);
    expect((await ask(gateway(1), user, '/api/logout', 'POST')).status).toBe(200);
    expect((await ask(gateway(0), user, '/api/user')).status).toBe(401);
  });

  it('notify a browser at one gateway of a change at the other', async () => {
    const user = await signUp(gateway(0));
    const [there, here] = [await watch(gateway(1), user), await watch(gateway(0), user)];
    await user.post('/api/systems', { name: 'Seen by both', jurisdiction: 'EU' });
    expect([await there.hears('systems'), await here.hears('systems')]).toEqual([true, true]);
    await there.stop();
    await here.stop();
  });

  it('count the requests of one session together', async () => {
    const user = await signUp(gateway(0));
    const left: number[] = [];
    for (let turn = 0; turn < 6; turn++)
      left.push(Number((await ask(gateway(turn), user, '/api/user')).headers.get('ratelimit-remaining')));
    expect(left.map(count => (left[0] ?? 0) - count)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('allow together no more messages than one alone', async () => {
    const message = { topic: 'support', name: 'Ada', email: 'ada@example.com', message: 'A question about a report.' };
    const send = async (turn: number) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${gateway(turn)}/api/contact`, {
        method: 'POST',
        headers,
        body: JSON.stringify(message),
      });
      return answer.status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 22; turn++) statuses.push(await send(turn));
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('send every email once', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, turn) => signUp(gateway(turn))));
    const addresses = people.map(({ username }) => `${username}@example.com`);
    for (const address of addresses) await mailbox.take(address, 'verify');
    const more = mailbox.mails.filter(({ to }) => to.some(({ address = '' }) => addresses.includes(address)));
    expect(more.map(({ subject }) => subject)).toEqual([]);
  });

  it('continue, and report every assessment, while those of one set are killed', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(gateway(1))));
    const mine = await Promise.all(people.map(async user => ({ user, id: await user.answeredAssessment('UK') })));
    const [first] = two.stacks;
    const killed = Promise.all(
      ['systems-assessment', 'reporting', 'gateway'].map(name => first.child(name).restart('SIGKILL')),
    );
    await Promise.all(
      mine.map(async ({ user, id }) => {
        const answer = await user.post(`/api/assessments/${id}/complete`);
        if (answer.ok) return;
        // The killed process was working on this report, and the other one takes it over only after its lock has expired.
        const { message } = (await answer.json()) as { message: string };
        const { headers, status } = answer;
        expect({ message, status, after: headers.get('retry-after') }).toEqual({
          message: 'The report is being prepared. Please try again in a moment.',
          status: 503,
          after: expect.stringMatching(/^\d+$/),
        });
        await user.getUntilOk(`/api/reports/${id}`);
      }),
    );
    await killed;
    const again = mine.map(({ user, id }) => ask(gateway(0), user, `/api/reports/${id}`));
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual(mine.map(() => 200));
  }, 120_000);
});
