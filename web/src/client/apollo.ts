import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { completed } from './completed.ts';
import { failureOf } from './failure.ts';
import { firstPageListens } from './firstPage.ts';
import { askForProof } from './proof.ts';
import { endSession, hasLoaded, sessionLifetime } from './session.ts';
import { takePrefetched } from './takePrefetched.ts';
import { tracedFetch, withExclusiveSession } from './tracedFetch.ts';

declare module '@apollo/client' {
  namespace ApolloClient.DeclareDefaultOptions {
    interface Mutate {
      errorPolicy: 'all';
    }
  }
  interface DefaultContext {
    /** The session has another id after this mutation: it is sent alone. */
    renewsSession?: boolean;
    /** The session by which it is asked. */
    session?: AbortSignal;
  }
}

/** A session that ran out sends the visitor to /auth, wherever it is noticed. */
const watchSession = new ErrorLink(({ error, operation }) => {
  if (failureOf(error).code === 'UNAUTHENTICATED') endSession(operation.getContext().session ?? sessionLifetime());
});

const noteSession = new ApolloLink((operation, forward) => {
  operation.setContext({ session: sessionLifetime() });
  return forward(operation);
});

/** What is refused without a proof is done again once there is one; otherwise it stays refused. */
const askProof = new ErrorLink(({ error, operation, forward }) => {
  if (failureOf(error).reason !== 'proof') return undefined;
  return from(askForProof()).pipe(mergeMap(given => (given ? forward(operation) : throwError(() => error))));
});

/** What the first page asks is asked before it is drawn: the answer comes when the page can hear it, as if it had asked itself. */
const heard: typeof fetch = async (path, init) => {
  const answer = await tracedFetch(path, init, takePrefetched(init?.body));
  await firstPageListens;
  return answer;
};

/** To the gateway, which knows people by their cookie. */
const sentBy = (send: typeof fetch) => new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: send });
const send = ApolloLink.split(
  ({ getContext }) => getContext().renewsSession === true,
  sentBy((path, init) => withExclusiveSession(send => send(path, init))),
  sentBy(heard),
);

/** A report never changes: its first screen and the rest of it ask for different fields of the same parts. */
const completedReport = Object.fromEntries(
  [
    'system',
    'assessment',
    'class',
    'roles',
    'riskResult',
    'fines',
    'clocks',
    'findings',
    'actions',
    'duties',
    'changes',
  ].map(part => [part, { merge: completed }]),
);

/** Data never goes stale, nothing is retried (docs/spec-coverage.md, section 7): mutations return what they changed. */
export const apollo = new ApolloClient({
  link: ApolloLink.from([noteSession, watchSession, askProof, send]),
  cache: new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          assessments: { keyArgs: ['systemId', 'jurisdiction'] },
        },
      },
      // One record has a result under each law: what one list shows of it must not become what the other shows.
      AiSystem: { keyFields: ({ id, jurisdiction }) => [`AiSystem:${id}`, jurisdiction].filter(Boolean).join(':') },
      // A report that another assessment has followed shows its files as they stood then.
      // A file is listed once for each question that it supports.
      Evidence: {
        keyFields: ({ id, supports, asOf }) => [`Evidence:${id}`, supports, asOf].filter(Boolean).join(':'),
      },
      EvidenceLink: { keyFields: ['linkId'] },
      // The dashboard asks for its count alone.
      LawChanges: { merge: true },
      Report: { fields: completedReport },
      // Parts of one report or question: they have no separate life, and no id.
      // What a room shows of it, as it was then.
      RoomReport: { keyFields: false },
      RoomDocument: { keyFields: false },
      Citation: { keyFields: false },
      Question: { keyFields: false },
      // One event may have died on several queues.
      DeadJob: { keyFields: false },
      Response: { keyFields: ['assessmentId', 'questionId'] },
      Annotation: { keyFields: ['assessmentId', 'questionId'] },
      LastNote: { keyFields: false },
      ReportSystem: { keyFields: false },
      ReportAssessment: { keyFields: false },
      VerdictClass: { keyFields: false },
      Role: { keyFields: false },
      Duty: { keyFields: false },
      // The same ids come again in every assessment.
      QmsRequirement: { keyFields: false },
      DocumentBlank: { keyFields: false },
      // A version has a number and no id: what is known of it is kept until a newer one takes its place.
      AssessmentDocument: {
        fields: {
          current: {
            merge: (known, next, { readField, mergeObjects }) =>
              known && next && readField('number', known) === readField('number', next)
                ? mergeObjects(known, next)
                : next,
          },
        },
      },
    },
  }),
  // A mutation that failed is passed to its onError and does not also throw.
  defaultOptions: { mutate: { errorPolicy: 'all' } },
  devtools: { enabled: false },
});

/** What a query answers by the plan of the organisation. */
const BY_PLAN = ['subscription', 'invoices', 'planChange', 'documentUsage', 'branding'];

hasLoaded({
  forget: () => apollo.clearStore(),
  forgetPlan: () => {
    for (const fieldName of BY_PLAN) apollo.cache.evict({ id: 'ROOT_QUERY', fieldName });
  },
});
