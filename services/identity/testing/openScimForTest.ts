import { root } from '@aicp/testing/executor';
import { nameServer } from '@aicp/testing/nameServer';
import { type FastifyInstance, fastify } from 'fastify';
import { workerContextOf } from '../src/context.ts';
import { serveScim } from '../src/scim/serveScim.ts';
import { settings } from './openPasskeysForTest.ts';
import { openPeopleForTest, type Person } from './openPeopleForTest.ts';

const ADD = 'mutation ($domain: String!) { addDomain(domain: $domain) { domain record text } }';
const CHECK = 'mutation ($domain: String!) { checkDomain(domain: $domain) { domain provedAt } }';
const CREATE = `mutation ($input: CreateProvisioningTokenInput!) {
  createProvisioningToken(input: $input) { token provisioning { tokens { id hint } } } }`;
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

export type Resource = {
  id: string;
  active: boolean;
  meta: { location: string; version: string };
  [more: string]: unknown;
};

/** Opens identity with a DNS server, and directories whose requests arrive as the gateway sends them. */
export async function openScimForTest() {
  const names = await nameServer();
  const people = await openPeopleForTest({ nameServers: [names.address] });
  const server = fastify();
  const client = { address: '203.0.113.7', agent: 'Okta SCIM Client 1.0.0' };
  const contextOf = workerContextOf(people.app, { ...settings, nameServers: [names.address] });
  serveScim(server, { callerBy: () => ({ client }), contextOf });
  await server.ready();

  async function addVerifiedDomain(owner: Person, domain: string): Promise<void> {
    type Domain = { domain: string; record: string; text: string };
    const all = await root<Domain[]>(people.as(owner, ADD, { domain }));
    const { record = '', text = '' } = all.find(each => each.domain === domain) ?? {};
    names.set(record, text);
    await root(people.as(owner, CHECK, { domain }));
  }

  async function tokenOf(owner: Person, expiresInDays = 90): Promise<string> {
    return (await root<{ token: string }>(people.as(owner, CREATE, { input: { expiresInDays } }))).token;
  }

  return {
    ...people,
    names,
    addVerifiedDomain,
    tokenOf,
    clientOf: (token: string) => scimClient(server, token),
    /** A user whose organisation has a verified domain, and its directory. */
    async company(name: string) {
      const owner = await people.register(`${name}-owner`);
      const domain = `${name}.example`;
      await addVerifiedDomain(owner, domain);
      const token = await tokenOf(owner);
      const { organisationId } = await people.actorOf(owner);
      return { owner, domain, token, organisationId, scim: scimClient(server, token) };
    },
    async stop() {
      names.stop();
      await server.close();
      await people.stop();
    },
  };
}

function scimClient(server: FastifyInstance, token: string) {
  async function ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, more = {}) {
    const answer = await server.inject({
      method,
      url: `/internal/scim${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/scim+json; charset=utf-8' }),
        ...more,
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() };
  }
  return {
    ask,
    get: (path: string) => ask('GET', path),
    list: async (path: string, filter: string) => ask('GET', `${path}?filter=${encodeURIComponent(filter)}`),
    /** @throws if the request was refused */
    async created(path: string, body: object): Promise<Resource> {
      const answer = await ask('POST', path, { schemas: [`${CORE}:${path.slice(1, -1)}`], ...body });
      if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    user(userName: string, more: object = {}): Promise<Resource> {
      const emails = [{ value: userName, type: 'work', primary: true }];
      return this.created('/Users', { userName, emails, active: true, ...more });
    },
    group(displayName: string, ...members: string[]): Promise<Resource> {
      return this.created('/Groups', { displayName, members: members.map(value => ({ value })) });
    },
    patch: (path: string, ...Operations: object[]) => ask('PATCH', path, { schemas: [PATCH], Operations }),
  };
}
