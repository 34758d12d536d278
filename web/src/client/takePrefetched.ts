/**
 * The response to the first page's request if the script ahead of all others has already sent it (prefetchSession.ts). It can be taken
 * once.
 * @param body of the same request
 */
export function takePrefetched(body: RequestInit['body']): Promise<Response> | undefined {
  const asked = window.pageAsked;
  if (!asked || typeof body !== 'string') return;
  const { operationName, variables } = JSON.parse(body);
  if (asked.is !== JSON.stringify([operationName, variables])) return;
  window.pageAsked = undefined;
  return asked.answer;
}
