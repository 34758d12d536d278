import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { LINKS_CHANNEL } from '@aicp/contracts/inputs/links';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { until } from '@aicp/testing/until';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { watchLinks } from './watchLinks.ts';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('gateway');
});
afterAll(() => app.stop());

const asked: string[] = [];
let over: Set<string>;
let isUnavailable: boolean;
const opened: ReturnType<typeof watchLinks>[] = [];
beforeEach(() => {
  asked.length = 0;
  [over, isUnavailable] = [new Set(), false];
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

function watching(everyMs: number) {
  const isGood = async (digest: string) => {
    asked.push(digest);
    if (isUnavailable) throw new Error('identity is away');
    return !over.has(digest);
  };
  const links = watchLinks({ ...app, isGood, everyMs });
  opened.push(links);
  return links;
}
/** A response that continues until it is aborted. */
const answer = () => ({ raw: new PassThrough() as unknown as FastifyReply['raw'] });
const untilOver = ({ raw }: ReturnType<typeof answer>) => until(() => raw.destroyed);

it('asks once about a link, however much of it is under way, and not at all if nothing is', async () => {
  const links = watching(20);
  const answers = Array.from({ length: 300 }, answer);
  for (const one of answers) links.watch(one, 7, 'pass');
  await until(() => asked.length >= 3);
  // One check at a time: far fewer than one per response.
  expect(asked.length).toBeLessThan(100);
  for (const { raw } of answers) raw.destroy();
  await pause(50);
  const before = asked.length;
  await pause(100);
  expect(asked).toHaveLength(before);
});

it('ends everything of an ended link, for all of its passes, and nothing of another', async () => {
  const links = watching(20);
  const [one, two, other] = [answer(), answer(), answer()];
  links.watch(one, 7, 'older');
  links.watch(two, 7, 'newer');
  links.watch(other, 8, 'another');
  over = new Set(['older', 'newer']);
  await Promise.all([untilOver(one), untilOver(two)]);
  expect(other.raw.destroyed).toBe(false);
  other.raw.destroy();
});

it('ends it at once when the link’s revocation is announced', async () => {
  const links = watching(3_600_000);
  const one = answer();
  links.watch(one, 7, 'pass');
  over.add('pass');
  await until(async () => {
    await app.redis.publish(LINKS_CHANNEL, '7');
    return one.raw.destroyed;
  });
});

it('ends nothing while identity is unavailable', async () => {
  const links = watching(10);
  const one = answer();
  links.watch(one, 7, 'pass');
  isUnavailable = true;
  await until(() => asked.length > 2);
  expect(one.raw.destroyed).toBe(false);
  one.raw.destroy();
});
