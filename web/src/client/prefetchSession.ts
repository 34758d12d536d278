import type { fetchSessionUser } from './fetchSessionUser.ts';

declare global {
  interface Window {
    whoIsThere?: Promise<Response> | undefined;
    /** `is`: the operation's name and variables, as JSON. */
    pageAsked?: { is: string; answer: Promise<Response> } | undefined;
  }
}

/** The query of a signed-in page. An `id` among the variables is the number in its address. */
export type Question = { operationName: string; variables: object; query: string };

/**
 * Requests the session, and the data of the page if its address determines the query. Sent as a separate script ahead of all others,
 * exactly as written here (web/publicPages.ts), so it uses nothing from outside. session.ts and takePrefetched.ts take the responses.
 * They handle failures too late for the browser, which would report them as unhandled. A guest's response asks to sign in, and no one
 * reads it.
 */
export function prefetchSession({ path, request }: typeof fetchSessionUser, question?: Question): void {
  window.whoIsThere = fetch(path, request);
  window.whoIsThere.catch(() => undefined);
  const [, id] = /^[a-z/]+\/(\d+)$/.exec(location.pathname) ?? [];
  if (!question || location.search || (id !== undefined) !== 'id' in question.variables) return;
  const { operationName } = question;
  const variables = { ...question.variables, ...(id && { id }) };
  const body = JSON.stringify({ ...question, variables });
  // Read to the end; otherwise a page that is left before it uses the response would keep loading.
  const answer = fetch(path, { ...request, body }).then(async found => new Response(await found.arrayBuffer(), found));
  answer.catch(() => undefined);
  window.pageAsked = { is: JSON.stringify([operationName, variables]), answer };
}
