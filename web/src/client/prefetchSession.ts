import type { fetchSessionUser } from './fetchSessionUser.ts';

declare global {
  interface Window {
    whoIsThere?: Promise<Response> | undefined;
    /** `is`: the operation's name and variables, as JSON. */
    pageAsked?: { is: string; answer: Promise<Response> } | undefined;
  }
}

/** What a page of someone's own asks. An `id` among the variables is the number in its address. */
export type Question = { operationName: string; variables: object; query: string };

/**
 * Asks who is there, and what their page asks where its address says nothing more. Sent as a script of its own ahead of all others, as it
 * stands here (web/publicPages.ts), so it uses nothing from outside. session.ts and takePrefetched.ts take the answers, and hear of
 * failures, though later than the browser would complain of one that no one hears of. A guest is told to sign in, which no one reads.
 */
export function prefetchSession({ path, request }: typeof fetchSessionUser, question?: Question): void {
  window.whoIsThere = fetch(path, request);
  window.whoIsThere.catch(() => undefined);
  const [, id] = /^[a-z/]+\/(\d+)$/.exec(location.pathname) ?? [];
  if (!question || location.search || (id !== undefined) !== 'id' in question.variables) return;
  const { operationName } = question;
  const variables = { ...question.variables, ...(id && { id }) };
  const body = JSON.stringify({ ...question, variables });
  // Read to its end, or a page that is left before it asks would go on loading.
  const answer = fetch(path, { ...request, body }).then(async found => new Response(await found.arrayBuffer(), found));
  answer.catch(() => undefined);
  window.pageAsked = { is: JSON.stringify([operationName, variables]), answer };
}
