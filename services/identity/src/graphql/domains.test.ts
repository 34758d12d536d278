import { root } from '@aicp/testing/executor';
import { nameServer } from '@aicp/testing/nameServer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPeopleForTest, type Person } from '../../testing/openPeopleForTest.ts';

const ADD = 'mutation ($domain: String!) { addDomain(domain: $domain) { domain record text provedAt } }';
const CHECK = 'mutation ($domain: String!) { checkDomain(domain: $domain) { domain provedAt } }';
const REMOVE = 'mutation ($domain: String!) { removeDomain(domain: $domain) { domain } }';
type Domain = { domain: string; record: string; text: string; provedAt: string | null };

let names: Awaited<ReturnType<typeof nameServer>>;
let people: Awaited<ReturnType<typeof openPeopleForTest>>;
let owner: Person;
beforeAll(async () => {
  names = await nameServer();
  people = await openPeopleForTest({ nameServers: [names.address] });
  owner = await people.register('owner');
});
afterAll(async () => {
  names.stop();
  await people.stop();
});

const add = async (person: Person, domain: string) =>
  (await root<Domain[]>(people.as(person, ADD, { domain }))).find(each => each.domain === domain.toLowerCase());
const check = (person: Person, domain: string) => people.as(person, CHECK, { domain });

describe('a domain', () => {
  it('is verified by a TXT record with the given text', async () => {
    const { record = '', text = '' } = (await add(owner, 'Firm.Example')) ?? {};
    expect(record).toBe('_ai-compliance.firm.example');
    expect((await check(owner, 'firm.example')).errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('There is no TXT record at _ai-compliance.firm.example') },
    ]);
    names.set(record, 'v=spf1 -all');
    expect((await check(owner, 'firm.example')).errors).toMatchObject([
      { message: expect.stringContaining('has a different value') },
    ]);
    names.set(record, 'v=spf1 -all', text);
    expect(await root(check(owner, 'firm.example'))).toEqual([
      { domain: 'firm.example', provedAt: expect.any(String) },
    ]);
    // Requested again, it is unchanged.
    expect((await add(owner, 'firm.example'))?.text).toBe(text);
  });

  it('belongs to one organisation; an unverified claim blocks no one', async () => {
    const other = await people.register('other');
    const { record = '', text = '' } = (await add(other, 'firm.example')) ?? {};
    names.set(record, text);
    expect((await check(other, 'firm.example')).errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('belongs to another organisation') },
    ]);
    await root(people.as(owner, REMOVE, { domain: 'firm.example' }));
    expect(await root(check(other, 'firm.example'))).toMatchObject([{ provedAt: expect.any(String) }]);
  });

  it.each([
    'firm',
    '192.0.2.1',
    '-firm.example',
    'firm..example',
    'firm_x.example',
    'firm.example/x',
    'a@firm.example',
  ])('%j is none', async domain => {
    expect((await people.as(owner, ADD, { domain })).errors).toMatchObject([{ code: 'INVALID' }]);
  });

  it('reports when DNS does not answer', async () => {
    await add(owner, 'away.example');
    names.fail('_ai-compliance.away.example');
    expect((await check(owner, 'away.example')).errors).toMatchObject([
      { code: 'UNAVAILABLE', message: expect.stringContaining('DNS did not answer') },
    ]);
  });

  it('is for owners with recent confirmation', async () => {
    const { execute } = people;
    const manager = await people.addMember(owner, 'manager', 'manager');
    for (const query of [ADD, CHECK, REMOVE])
      expect((await people.as(manager, query, { domain: 'a.example' })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const { provedAt: _, ...stale } = await people.actorOf(owner);
    for (const query of [CHECK, REMOVE]) {
      expect((await execute(stale, query, { domain: 'a.example' })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
      expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);
    }
  });
});
