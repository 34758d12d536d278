import type { UserActor } from '@aicp/contracts/rights/actor';
import { root } from '@aicp/testing/executor';
import { nameServer } from '@aicp/testing/nameServer';
import type { Settings } from '../src/context.ts';
import { CLIENT, hostileProvider } from './hostileProvider.ts';
import { openSignInForTest } from './openSignInForTest.ts';

const ADD = 'mutation ($domain: String!) { addDomain(domain: $domain) { domain record text } }';
const CHECK = 'mutation ($domain: String!) { checkDomain(domain: $domain) { domain } }';
export const SAVE = `mutation ($input: SignInConnectionInput!) {
  saveSignInConnection(input: $input) { name issuer clientId defaultRole groupsClaim groupRoles { group role } } }`;

export type Provider = Awaited<ReturnType<typeof hostileProvider>>;

/** Identity with organisations' identity providers, and a name server for their DNS records. */
export async function openConnectionsForTest(others: Partial<Settings> = {}) {
  const names = await nameServer();
  const service = await openSignInForTest({}, { nameServers: [names.address], ...others });
  const { execute, register } = service;
  const providers: Provider[] = [];

  async function newProvider(): Promise<Provider> {
    const provider = await hostileProvider();
    providers.push(provider);
    return provider;
  }

  async function addVerifiedDomain(owner: UserActor, domain: string): Promise<void> {
    const all = await root<{ domain: string; record: string; text: string }[]>(execute(owner, ADD, { domain }));
    const { record = '', text = '' } = all.find(one => one.domain === domain) ?? {};
    names.set(record, text);
    await root(execute(owner, CHECK, { domain }));
  }

  const inputFor = (provider: Provider, more: object = {}) => ({
    input: { name: 'Firm', issuer: provider.issuer, ...CLIENT, ...more },
  });

  /** An organisation with a verified domain and its own identity provider. */
  async function organisation(name: string, more: object = {}, by?: Provider) {
    const [owner, provider, domain] = [await register(`${name}.owner`), by ?? (await newProvider()), `${name}.example`];
    await addVerifiedDomain(owner, domain);
    await root(execute(owner, SAVE, inputFor(provider, more)));
    return { owner, provider, domain };
  }

  /** Enters an address on the sign-in page, and signs in with these claims at the provider. */
  const signInAt = (provider: Provider, email: string, claims: object = {}) =>
    service.signIn({ sub: email, email, email_verified: true, ...claims }, undefined, { email }, provider);

  return {
    ...service,
    names,
    addVerifiedDomain,
    inputFor,
    newProvider,
    organisation,
    signInAt,
    async stop() {
      for (const provider of providers) provider.stop();
      names.stop();
      await service.stop();
    },
  };
}
