import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { completed } from './completed.ts';
import { requestConfirmation } from './confirmation.ts';
import { failureOf } from './failure.ts';
import { firstPageListens } from './firstPage.ts';
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
    /** Whether the session gets a new id with this mutation, which is then sent alone. */
    renewsSession?: boolean;
    /** The session that sends the request. */
    session?: AbortSignal;
  }
}

/** An expired session redirects to /auth, wherever it is noticed. */
const watchSession = new ErrorLink(({ error, operation }) => {
  if (failureOf(error).code === 'UNAUTHENTICATED') endSession(operation.getContext().session ?? sessionLifetime());
});

const noteSession = new ApolloLink((operation, forward) => {
  operation.setContext({ session: sessionLifetime() });
  return forward(operation);
});

/** An operation refused without a recent confirmation is repeated after one; otherwise it stays refused. */
const confirmationLink = new ErrorLink(({ error, operation, forward }) => {
  if (failureOf(error).reason !== 'proof') return undefined;
  return from(requestConfirmation()).pipe(mergeMap(given => (given ? forward(operation) : throwError(() => error))));
});

/**
 * The first page's request is sent before the page is rendered. The response is passed on once the page listens, as if it had sent the
 * request itself.
 */
const heard: typeof fetch = async (path, init) => {
  const answer = await tracedFetch(path, init, takePrefetched(init?.body));
  await firstPageListens;
  return answer;
};

/** Sends to the gateway, which identifies users by their cookie. */
const sentBy = (send: typeof fetch) => new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: send });
const send = ApolloLink.split(
  ({ getContext }) => getContext().renewsSession === true,
  sentBy((path, init) => withExclusiveSession(send => send(path, init))),
  sentBy(heard),
);

/** A report never changes. Its first screen and the rest request different fields of the same parts, so these are merged. */
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
  link: ApolloLink.from([noteSession, watchSession, confirmationLink, send]),
  cache: new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          assessments: { keyArgs: ['systemId', 'jurisdiction'] },
        },
      },
      // A record has a result under each law. The list of one law must not overwrite the result that the other list shows.
      AiSystem: { keyFields: ({ id, jurisdiction }) => [`AiSystem:${id}`, jurisdiction].filter(Boolean).join(':') },
      // A report that another assessment has followed shows its files as they were at that time. A file is listed once for each question
      // that it supports.
      Evidence: {
        keyFields: ({ id, supports, asOf }) => [`Evidence:${id}`, supports, asOf].filter(Boolean).join(':'),
      },
      EvidenceLink: { keyFields: ['linkId'] },
      // The dashboard requests only the count of law changes.
      LawChanges: { merge: true },
      Report: { fields: completedReport },
      // Parts of one report or question, which have no id. The report in an audit room, as it was when captured.
      RoomReport: { keyFields: false },
      RoomDocument: { keyFields: false },
      Citation: { keyFields: false },
      Question: { keyFields: false },
      // One event may have failed on several queues.
      DeadJob: { keyFields: false },
      Response: { keyFields: ['assessmentId', 'questionId'] },
      Annotation: { keyFields: ['assessmentId', 'questionId'] },
      LastNote: { keyFields: false },
      ReportSystem: { keyFields: false },
      ReportAssessment: { keyFields: false },
      VerdictClass: { keyFields: false },
      Role: { keyFields: false },
      Duty: { keyFields: false },
      // The same ids occur in every assessment.
      QmsRequirement: { keyFields: false },
      DocumentBlank: { keyFields: false },
      // A version has a number and no id. Its cached data is kept until a newer version replaces it.
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

/** Query fields that depend on the organisation's plan. */
const BY_PLAN = ['subscription', 'invoices', 'planChange', 'documentUsage', 'branding'];

hasLoaded({
  forget: () => apollo.clearStore(),
  forgetPlan: () => {
    for (const fieldName of BY_PLAN) apollo.cache.evict({ id: 'ROOT_QUERY', fieldName });
  },
});
