/** Responses that no story can receive, with the reason. */
const ELSEWHERE = {
  'POST /api/stripe/webhook 200': "it takes Stripe's signature: services/billing/src/webhooks.property.test.ts",
  'POST /api/unsubscribe/{token} 200':
    'its token is in emails that go out by day: services/identity/src/graphql/mutedEmails.test.ts',
  'POST /api/sign-in 200': 'it takes an identity provider: web/e2e/connections.signOn.story.ts',
};
/** Event streams never end (gateway/src/rest/live.test.ts), and stories do not break a service for each path. */
const NOT_EXPECTED = / (5XX .*|.* text\/event-stream)$/;

const annotationsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ annotations = [] }) => annotations)),
  ),
  ...suites.flatMap(annotationsIn),
];

/**
 * The published responses that no story has compared with their description, such as 'GET /api/actions 200'.
 * @param published gateway/answers.txt
 * @param reports Playwright's JSON reports, with the responses recorded by gateway/e2e/apiCaller.ts
 */
export function unseenAnswers(published, reports) {
  const seen = new Set(reports.flatMap(annotationsIn).map(({ description }) => description));
  const heads = published.split('\n').filter(line => /^[A-Z]+ \//.test(line) && !NOT_EXPECTED.test(line));
  const answers = new Set(heads.map(line => line.split(' ').slice(0, 3).join(' ')));
  return [...answers].filter(answer => !seen.has(answer) && !(answer in ELSEWHERE));
}
