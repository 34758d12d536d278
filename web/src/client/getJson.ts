import { failedAnswer } from './failedAnswer.ts';
import { endSession, sessionLifetime } from './session.ts';
import { tracedFetch } from './tracedFetch.ts';

/** What a REST path answers, for pages that need no GraphQL client. Whatever it throws is understood by `failureOf`. */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const session = sessionLifetime();
  const response = await tracedFetch(path, signal && { signal });
  if (response.ok) return response.json();
  if (response.status === 401) endSession(session);
  throw failedAnswer(response, await response.text());
}
