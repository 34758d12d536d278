import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import { deliverTo } from '@aicp/testing/deliverTo';
import { guest, root } from '@aicp/testing/executor';
import { TOTP } from 'otpauth';
import type { Way } from '../src/domain/waysIn.ts';
import { handlers } from '../src/handlers/index.ts';
import { findConnection, upsertConnection } from '../src/store/connections.ts';
import { findOrganisationByEmail, insertDomain, verifyDomain } from '../src/store/domains.ts';
import { findPendingChange } from '../src/store/emailChanges.ts';
import { findIdentity, insertIdentity } from '../src/store/identities.ts';
import { findRole } from '../src/store/memberships.ts';
import { hasPasskey, insertPasskey } from '../src/store/passkeys.ts';
import { findSecondFactor } from '../src/store/secondFactors.ts';
import { resolveCalendarActor } from '../src/use-cases/account/calendarAddress.ts';
import { grantProvisioning } from '../src/use-cases/provisioning/grantProvisioning.ts';
import { resolveTokenActor } from '../src/use-cases/signIn/resolveTokenActor.ts';
import { completedForTest } from './completedForTest.ts';
import { PASSWORD } from './openIdentityWithMail.ts';
import { openPeopleForTest, type Person } from './openPeopleForTest.ts';

export const CREATE = {
  apiToken: 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
  calendar: 'mutation { newCalendarAddress { url } }',
  directory: 'mutation ($input: CreateProvisioningTokenInput!) { createProvisioningToken(input: $input) { token } }',
  emailChange: 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }',
  invitation: 'mutation ($input: InviteInput!) { inviteMember(input: $input) { id } }',
  link: 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { url } }',
  secondFactor: 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }',
};
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const CONFIRM = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
const OFFER = 'query ($token: String!) { invitation(token: $token) { email } }';
const OPEN = 'mutation ($input: OpenLinkInput!) { openLink(input: $input) { pass } }';

/** Whether access by this way is possible now. */
type IsOpen = () => Promise<boolean>;

/** Identity with users and each way in (domain/waysIn.ts), created as its user would, or stored if that takes another system. */
export async function waysForTest() {
  const people = await openPeopleForTest();
  const { app, execute, as, actorOf, register, signIn, invited, sessions, worker } = people;
  let numbers = 5000;
  const fresh = (name: string) => `${name}-${++numbers}`;
  const inTransaction = (work: Parameters<ReturnType<typeof worker>['transaction']>[0]) => worker().transaction(work);
  const placeOf = async (person: Person) => (await actorOf(person)).organisationId;

  /** Gives the person the plan that includes API tokens. */
  async function givePlan(person: Person): Promise<void> {
    const [userId, organisationId] = [person.id, await placeOf(person)];
    const plan = { userId, organisationId, version: ++numbers, plan: 'enterprise', status: 'active', endsAt: null };
    await deliverTo(handlers, SubscriptionChanged, worker(), plan);
  }

  const ways: Record<Way, (person: Person) => Promise<IsOpen>> = {
    password: async ({ username }) => {
      const input = { username, password: PASSWORD };
      return async () => (await execute(guest, LOGIN, { input })).errors.length === 0;
    },
    session: async person => {
      const organisationId = await placeOf(person);
      const { session } = await signIn(person);
      return async () => (await sessions.find(session))?.organisationId === organisationId;
    },
    apiToken: async person => {
      await givePlan(person);
      const input = { name: 'ci', scope: 'WRITE', expiresInDays: 365 };
      const { token } = await root<{ token: string }>(as(person, CREATE.apiToken, { input }));
      return async () => (await resolveTokenActor(worker(), tokenDigest(token))) !== null;
    },
    passkey: async ({ id: userId }) => {
      const credential = { credentialId: fresh('credential'), publicKey: 'key', counter: 0, transports: [] };
      const named = { userId, userHandle: fresh('handle'), name: 'Laptop', isSynced: false };
      const passkey = { id: ++numbers, createdAt: new Date(), lastUsedAt: null, ...named, ...credential };
      await inTransaction(tx => insertPasskey(tx, passkey));
      return () => hasPasskey(userId);
    },
    secondFactor: async person => {
      const { secret } = await root<{ secret: string }>(as(person, CREATE.secondFactor, { password: PASSWORD }));
      await root(as(person, CONFIRM, { code: new TOTP({ secret }).generate() }));
      return async () => (await findSecondFactor(person.id))?.enabledAt != null;
    },
    providerIdentity: async ({ id: userId }) => {
      const [who, now] = [{ issuer: 'https://issuer.example', subject: fresh('subject') }, new Date()];
      const used = { connectedAt: now, lastUsedAt: now, organisationId: null };
      await inTransaction(tx => insertIdentity(tx, { ...who, userId, email: 'mole@elsewhere.example', ...used }));
      return async () => (await findIdentity(who)) !== null;
    },
    pendingEmailChange: async person => {
      const input = { email: `${fresh('next')}@example.org`, password: PASSWORD };
      await root(as(person, CREATE.emailChange, { input }));
      return async () => (await findPendingChange(person.id, new Date())) !== null;
    },
    calendar: async person => {
      const { url } = await root<{ url: string }>(as(person, CREATE.calendar));
      const [, secret = ''] = /calendar\/(.+)\.ics$/.exec(url) ?? [];
      return async () => (await resolveCalendarActor(secret)) !== null;
    },
    connection: async person => {
      const organisationId = await placeOf(person);
      const client = { name: 'Own', issuer: 'https://own.example', clientId: 'client', sealedSecret: 'sealed' };
      const groups = { defaultRole: 'reader' as const, groupsClaim: 'groups', groupRoles: [], only: false };
      // The client stays: the thief changes whom it admits, and with which role.
      const changed = { changedAt: new Date(0), savedAt: new Date(), savedBy: person.id };
      await inTransaction(tx => upsertConnection(tx, { organisationId, ...client, ...groups, ...changed }));
      return async () => (await findConnection(organisationId)) !== null;
    },
    domain: async person => {
      const [organisationId, domain, at] = [await placeOf(person), `${fresh('domain')}.example`, new Date()];
      const added = { organisationId, domain, text: 'text', addedAt: at, addedBy: person.id, provedAt: null };
      await inTransaction(async tx => {
        await insertDomain(tx, added);
        await verifyDomain(tx, added, { at, by: person.id });
      });
      return async () => (await findOrganisationByEmail(`anybody@${domain}`)) === organisationId;
    },
    directory: async person => {
      const { token } = await root<{ token: string }>(as(person, CREATE.directory, { input: { expiresInDays: 730 } }));
      return async () => (await grantProvisioning(worker(), token)) !== null;
    },
    member: async person => {
      const organisationId = await placeOf(person);
      const mole = await people.addMember(person, fresh('mole'), 'manager');
      return async () => (await findRole(organisationId, mole.id)) !== null;
    },
    invitation: async person => {
      const token = await invited(person, `${fresh('invited')}@example.com`, 'manager');
      return async () => (await execute(guest, OFFER, { token })).errors.length === 0;
    },
    link: async person => {
      const [organisationId, assessmentId, systemId] = [await placeOf(person), ++numbers, ++numbers];
      const of = { userId: person.id, organisationId, assessmentId, systemId, completedAt: '2026-11-23T10:00:00.000Z' };
      await deliverTo(handlers, AssessmentCompleted, worker(), completedForTest(of));
      const input = { kind: 'report', things: [String(assessmentId)], expiresInDays: 90 };
      const { url } = await root<{ url: string }>(as(person, CREATE.link, { input }));
      const secret = url.split('#')[1];
      return async () => (await execute(guest, OPEN, { input: { secret } })).errors.length === 0;
    },
  };
  return { ...people, ways, givePlan, register: (name: string) => register(fresh(name)), app };
}
