import { failedAnswer } from './failedAnswer.ts';
import { tracedFetch } from './tracedFetch.ts';

/** A REST call of a public page, which needs no GraphQL client for it; without a body there is no payload. Whatever it throws is understood by `failureOf`. */
export async function postJson<Answer>(path: string, body?: object, send = tracedFetch): Promise<Answer> {
  const response = await send(path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  throw failedAnswer(response, await response.text());
}
