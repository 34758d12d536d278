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

/** What identity's use-cases are given. */
export type RequestContext = ActorContext & {
  /** Where the request comes from. */
  client: Client;
  sessions: SessionStore;
  limiter: Limiter;
  /** Logins that wait for their second factor. */
  challenges: ChallengeStore;
  /** What passkeys have been asked to sign. */
  ceremonies: CeremonyStore;
  /** Asks browsers for passkeys, and checks what they answer. */
  webauthn: Webauthn;
  /** Asks the identity provider. */
  oidc: Oidc;
  /** Where everyone may sign in; null where there is no such place. */
  singleSignOn: SingleSignOn | null;
  /** Reads TXT records. */
  dnsTexts: DnsTexts;
  /** Who is on the way to the identity provider and back. */
  signIns: SignInStore;
  /** What the gateway may read about API tokens. */
  tokens: TokenGrants;
  /** What those hold who have opened a link. */
  linkPasses: LinkPasses;
  /** Which questions about reports have been answered. */
  reportQuestions: ReportQuestions;
  /** Where people reach the product: addresses of links begin with it. */
  publicUrl: string;
  /** Encrypts what has to be readable again. */
  sealing: Sealing;
  /** Reads the names of people and organisations, each of a list at once. */
  names: NameLoaders;
  /** Whom this request has signed in, and where they work: the answer is for them already. */
  entered: Pick<UserActor, 'userId' | 'organisationId' | 'role'> | null;
  /** Whether weak passwords are accepted with a warning. */
  trial: boolean;
  /** Whether there are no plans, so that everyone may use the interface. */
  plansOff: boolean;
  /** Asks for the caller's session cookie, or clears it with ''. */
  setSession(id: string): void;
  /** Asks for the caller's device cookie. */
  setDevice(id: string): void;
};

/** What use-cases are given that an event or a job caused. */
export type WorkerContext = Omit<RequestContext, 'actor' | 'client' | 'names' | 'entered' | 'setSession' | 'setDevice'>;

/** An identity provider, of the whole product or of one organisation, and what becomes of people who come from it. */
export type SingleSignOn = Connection & {
  /** Newcomers join it; null: each gets an organisation of their own. */
  organisationId: number | null;
  /** Whether that organisation set it up: it then speaks for addresses of its proved domains, and for no others. */
  isOwn: boolean;
  /** Whether its people have no other way in. */
  only: boolean;
  /** What newcomers are in it, where no group says more. */
  defaultRole: Role;
  groupsClaim: string;
  /** Roles by the names of groups. Where there are any, they are followed at each sign-in. */
  groupRoles: ReadonlyMap<string, Role>;
};

export type Settings = {
  trial: boolean;
  plansOff?: boolean;
  secretsKeys: readonly Buffer[];
  sessionSecrets: readonly string[];
  /** Where people reach the product: passkeys are bound to it, and addresses of links begin with it. */
  publicUrl: string;
  singleSignOn?: SingleSignOn | null;
  /** Whether the identity provider may be at a private address, and without https. */
  isPrivateProviderAllowed?: boolean;
  /** Addresses of name servers; those of the machine by default. */
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
