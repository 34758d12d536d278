import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openScimForTest } from '../../testing/openScimForTest.ts';
import { recheckDomains } from '../use-cases/singleSignOn/recheckDomains.ts';

let service: Awaited<ReturnType<typeof openScimForTest>>;
type Company = Awaited<ReturnType<typeof service.company>>;
beforeAll(async () => {
  service = await openScimForTest();
});
afterAll(() => service.stop());

const DAY_MS = 24 * 3600 * 1000;
const recordOf = ({ domain }: Company) => `_ai-compliance.${domain}`;
/** Runs the check this many days from now. */
const lookIn = (days: number) =>
  recheckDomains({ ...service.worker(), now: () => new Date(Date.now() + days * DAY_MS) });
const rowOf = async ({ domain }: Company) => (await service.app.rows('domains', { domain }))[0];
const told = async (co: Company) => (await rowOf(co))?.told;
const missing = ({ owner, domain }: Company) => service.box.take(owner.email, `The DNS record of ${domain} is missing`);
const newcomer = ({ scim, domain }: Company, name: string) =>
  scim.ask('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `${name}@${domain}`,
    active: true,
  });

describe('a verified domain', () => {
  it('is checked weekly, and stays verified while its record exists', async () => {
    const co = await service.company('stays');
    const before = await rowOf(co);
    await lookIn(6);
    expect(await rowOf(co)).toEqual(before);
    await lookIn(8);
    const after = await rowOf(co);
    expect(after).toMatchObject({ provedAt: before?.provedAt, missingSince: null });
    expect(after?.seenAt.getTime()).toBeGreaterThan(before?.seenAt.getTime());
    await lookIn(60);
    expect(await told(co)).toBe(0);
    expect((await newcomer(co, 'anna')).status).toBe(201);
  });

  it('lapses after 30 days without its record; owners are notified at once, a week before, and at the lapse', async () => {
    const co = await service.company('lapses');
    const { owner, domain } = co;
    expect((await newcomer(co, 'bert')).status).toBe(201);
    service.names.set(recordOf(co), 'v=spf1 -all');
    await lookIn(8);
    await lookIn(8);
    expect((await missing(co)).text).toMatch(/restore the record by \d+ \w+ \d{4}/);
    await lookIn(9.5);
    await lookIn(29);
    expect(await told(co)).toBe(1);
    expect((await newcomer(co, 'carl')).status).toBe(201);
    await lookIn(31.5);
    await lookIn(33);
    await missing(co);
    expect(await told(co)).toBe(2);
    await lookIn(37.9);
    expect((await newcomer(co, 'dora')).status).toBe(201);
    await lookIn(39.5);
    await service.box.take(owner.email, `${domain} is no longer a verified domain`);
    expect((await newcomer(co, 'emil')).body).toMatchObject({
      status: '400',
      detail: expect.stringContaining('is not a verified domain of your organisation'),
    });
    await lookIn(60);
    expect(service.box.mails.filter(({ subject }) => subject.includes(domain))).toEqual([]);
  });

  it('can be verified again by the owner once the record is back, and by another organisation until then', async () => {
    const [co, other] = [await service.company('first'), await service.company('second')];
    service.names.set(recordOf(co));
    await lookIn(8);
    await lookIn(39);
    await service.addVerifiedDomain(other.owner, co.domain);
    expect((await newcomer(co, 'fay')).status).toBe(400);
    await root(service.as(other.owner, `mutation { removeDomain(domain: "${co.domain}") { domain } }`));
    const [row] = await service.app.rows('domains', { domain: co.domain });
    service.names.set(recordOf(co), row?.text);
    await root(service.as(co.owner, `mutation { checkDomain(domain: "${co.domain}") { domain } }`));
    expect((await newcomer(co, 'fay')).status).toBe(201);
    expect(await rowOf(co)).toMatchObject({ missingSince: null, told: 0 });
  });

  it('notifies once when the record is back in time, and starts counting again', async () => {
    const co = await service.company('back');
    const text = (await rowOf(co))?.text;
    service.names.set(recordOf(co));
    await lookIn(8);
    await missing(co);
    service.names.set(recordOf(co), text);
    await lookIn(20);
    expect(await told(co)).toBe(0);
    service.names.set(recordOf(co));
    await lookIn(39);
    await missing(co);
    await lookIn(50);
    expect(await told(co)).toBe(1);
    expect((await newcomer(co, 'gina')).status).toBe(201);
  });

  it('is kept for two weeks while DNS does not answer', async () => {
    const co = await service.company('silent');
    service.names.fail(recordOf(co));
    await lookIn(8);
    await lookIn(13);
    expect(await told(co)).toBe(0);
    await lookIn(15);
    await missing(co);
    expect((await newcomer(co, 'hans')).status).toBe(201);
  });

  it('is checked once if two processes run at once', async () => {
    const co = await service.company('twice');
    service.names.set(recordOf(co));
    await Promise.all([lookIn(8), lookIn(8), lookIn(8)]);
    await missing(co);
    expect(await told(co)).toBe(1);
    const orders = await service.app.rows('mails', { template: 'domainMissing', userId: co.owner.id });
    expect(orders).toHaveLength(1);
  });
});
