/**
 * The answer to what the first page asks, where the script ahead of all others has asked it already (prefetchSession.ts). It is taken once.
 * @param body of the request that asks the same
 */
export function takePrefetched(body: RequestInit['body']): Promise<Response> | undefined {
  const asked = window.pageAsked;
  if (!asked || typeof body !== 'string') return;
  const { operationName, variables } = JSON.parse(body);
  if (asked.is !== JSON.stringify([operationName, variables])) return;
  window.pageAsked = undefined;
  return asked.answer;
}
