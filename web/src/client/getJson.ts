import { failedAnswer } from './failedAnswer.ts';
import { endSession, sessionLifetime } from './session.ts';
import { tracedFetch } from './tracedFetch.ts';

/** Returns the response of a REST path, for pages without a GraphQL client. `failureOf` can read whatever it throws. */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const session = sessionLifetime();
  const response = await tracedFetch(path, signal && { signal });
  if (response.ok) return response.json();
  if (response.status === 401) endSession(session);
  throw failedAnswer(response, await response.text());
}
