import { afterAll, expect, it } from '@jest/globals';
import { linksForTest } from '../../testing/linksForTest.ts';
import { limiter } from '../adapters/limiter.ts';
import type { RequestContext } from '../context.ts';
import { admitPasscode } from '../use-cases/links/openLink.ts';

const { app, execute, owner, share, open, refusal } = await linksForTest();
afterAll(() => app.stop());

const from = (address: string) => {
  execute.client = { ...execute.client, address };
};

it('strangers at ten addresses who guess a link’s passcode do not shut out the person whom it is for', async () => {
  const { actor, reportId } = await owner('anna');
  const { secret } = await share(actor, reportId, { passcode: 'seven seas' });
  for (let stranger = 1; stranger <= 10; stranger++) {
    from(`192.0.2.${stranger}`);
    for (let tries = 0; tries < 9; tries++)
      expect(await refusal(secret, `guess ${tries}`)).toMatchObject([{ code: 'FORBIDDEN' }]);
  }
  expect((await refusal(secret, 'seven lakes'))[0]?.code).toBe('FORBIDDEN');
  expect((await refusal(secret, 'seven seas'))[0]?.code).toBe('RATE_LIMITED');
  from('198.51.100.7');
  expect((await open(secret, 'seven seas')).errors).toEqual([]);
  for (let tries = 0; tries < 3; tries++) expect((await open(secret, 'seven seas')).errors).toEqual([]);
});

const limits = limiter(app.redis, { trial: false });
const guess = (digest: string, address: string) =>
  admitPasscode({ limiter: limits, client: { address, agent: '' } } as RequestContext, digest);
const isTaken = (digest: string, address: string) =>
  guess(digest, address).then(
    () => true,
    () => false,
  );

it('after a hundred wrong passcodes, a network has three guesses an hour, and right ones do not count', async () => {
  for (let number = 0; number < 100; number++) await guess('watched', `192.0.2.${Math.floor(number / 10)}`);
  const taken: boolean[] = [];
  for (let tries = 0; tries < 5; tries++) taken.push(await isTaken('watched', '198.51.100.1'));
  expect(taken).toEqual([true, true, true, false, false]);
  for (let tries = 0; tries < 5; tries++) await (await guess('watched', '198.51.100.2')).right();
  expect(await isTaken('other', '198.51.100.1')).toBe(true);
});

it('a customer with 65,536 IPv6 networks has a hundred guesses an hour', async () => {
  let taken = 0;
  for (let network = 0; network < 110; network++)
    if (await isTaken('sixth', `2001:db8:1:${network.toString(16)}::1`)) taken++;
  expect(taken).toBe(100);
  expect(await isTaken('sixth', '2001:db8:2::1')).toBe(true);
});
