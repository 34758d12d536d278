import type { Origin } from '@aicp/contracts/event';
import type { Client, UserActor } from '@aicp/contracts/rights/actor';
import type { Role } from '@aicp/contracts/rights/rights';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type ActorContext, context as baseContext, type IncomingRequest, originOf } from '@aicp/service/store/context';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { type DnsTexts, dnsTexts } from './adapters/dnsTexts.ts';
import { type Limiter, limiter } from './adapters/limiter.ts';
import { type Connection, type Oidc, oidc } from './adapters/oidc.ts';
import { type Sealing, sealing } from './adapters/sealing.ts';
import { type Webauthn, webauthn } from './adapters/webauthn.ts';
import { type CeremonyStore, ceremonyStore } from './store/ceremonies.ts';
import { type ChallengeStore, challengeStore } from './store/challenges.ts';
import { type LinkPasses, linkPasses } from './store/linkPasses.ts';
import { type NameLoaders, nameLoaders } from './store/nameLoaders.ts';
import { type ReportQuestions, reportQuestions } from './store/reportQuestions.ts';
import { type SessionStore, sessionStore } from './store/sessions.ts';
import { type SignInStore, signInStore } from './store/signIns.ts';
import { type TokenGrants, tokenGrants } from './store/tokenGrants.ts';

export type RequestContext = ActorContext & {
  client: Client;
  sessions: SessionStore;
  limiter: Limiter;
  /** Logins waiting for their second factor. */
  challenges: ChallengeStore;
  /** Passkey ceremonies in progress. */
  ceremonies: CeremonyStore;
  /** Creates passkey requests and checks the responses. */
  webauthn: Webauthn;
  oidc: Oidc;
  /** The identity provider for everyone; null if there is none. */
  singleSignOn: SingleSignOn | null;
  dnsTexts: DnsTexts;
  /** Sign-ins in progress at an identity provider. */
  signIns: SignInStore;
  /** The gateway's records of API tokens. */
  tokens: TokenGrants;
  linkPasses: LinkPasses;
  /** Answered lookups of reports. */
  reportQuestions: ReportQuestions;
  /** The product's public address, with which links begin. */
  publicUrl: string;
  sealing: Sealing;
  /** Reads the names of people and organisations, each of a list at once. */
  names: NameLoaders;
  /** The user whom this request has signed in, and their organisation: the response is already for them. */
  entered: Pick<UserActor, 'userId' | 'organisationId' | 'role'> | null;
  /** Whether weak passwords are accepted with a warning. */
  trial: boolean;
  /** True without plans: everyone may then use the interface. */
  plansOff: boolean;
  /** Sets the caller's session cookie, or clears it with ''. */
  setSession(id: string): void;
  /** Asks for the caller's device cookie. */
  setDevice(id: string): void;
};

/** The context of use-cases that an event or a job started. */
export type WorkerContext = Omit<RequestContext, 'actor' | 'client' | 'names' | 'entered' | 'setSession' | 'setDevice'>;

/** An identity provider, of the whole product or of one organisation, and its settings for people who sign in with it. */
export type SingleSignOn = Connection & {
  /** The organisation that new users join; null: each gets their own. */
  organisationId: number | null;
  /** Whether an organisation configured it: it is then trusted only for addresses of its verified domains. */
  isOwn: boolean;
  /** Whether it is the only way to sign in for its people. */
  only: boolean;
  /** The role of new users without a group role. */
  defaultRole: Role;
  groupsClaim: string;
  /** Roles by group name. If there are any, they are applied at each sign-in. */
  groupRoles: ReadonlyMap<string, Role>;
};

export type Settings = {
  trial: boolean;
  plansOff?: boolean;
  secretsKeys: readonly Buffer[];
  sessionSecrets: readonly string[];
  /** The product's public address: passkeys are bound to it, and links begin with it. */
  publicUrl: string;
  singleSignOn?: SingleSignOn | null;
  /** Whether the identity provider can have a private address, and no https. */
  isPrivateProviderAllowed?: boolean;
  /** Addresses of name servers; by default those of the machine. */
  nameServers?: readonly string[];
};

export function workerContextOf(
  app: ServiceProcess,
  {
    trial,
    plansOff = false,
    secretsKeys,
    sessionSecrets,
    publicUrl,
    singleSignOn = null,
    isPrivateProviderAllowed = false,
    nameServers,
  }: Settings,
) {
  const records = signedRecords(sessionSecrets);
  const sealed = sealing(secretsKeys);
  const shared = {
    sessions: sessionStore(app.redis, records),
    limiter: limiter(app.redis, { trial }),
    challenges: challengeStore(app.redis, records),
    ceremonies: ceremonyStore(app.redis, records),
    webauthn: webauthn(publicUrl),
    oidc: oidc({ publicUrl, isPrivateAllowed: isPrivateProviderAllowed }),
    singleSignOn,
    dnsTexts: dnsTexts(nameServers),
    signIns: signInStore(app.redis, records, sealed),
    tokens: tokenGrants(app.redis, records),
    linkPasses: linkPasses(app.redis, records),
    reportQuestions: reportQuestions(app.redis),
    publicUrl,
    sealing: sealed,
    trial,
    plansOff,
  };
  return ({ requestId }: { requestId: string }, origin?: Origin): WorkerContext => ({
    ...baseContext(app, requestId, origin),
    ...shared,
  });
}

export function contextOf(app: ServiceProcess, settings: Settings) {
  const workerContext = workerContextOf(app, settings);
  return ({
    actor,
    client,
    requestId,
    setSession,
    setDevice,
  }: IncomingRequest & Pick<RequestContext, 'setSession' | 'setDevice'>): RequestContext => ({
    ...workerContext({ requestId }, originOf({ actor, client })),
    actor,
    client,
    names: nameLoaders(actor),
    entered: null,
    setSession,
    setDevice,
  });
}
