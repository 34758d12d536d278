import { failedAnswer } from './failedAnswer.ts';
import { tracedFetch } from './tracedFetch.ts';

/**
 * Makes a REST call for a public page, without a GraphQL client. Sends no payload if there is no body. `failureOf` can read whatever it
 * throws.
 */
export async function postJson<Answer>(path: string, body?: object, send = tracedFetch): Promise<Answer> {
  const response = await send(path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  throw failedAnswer(response, await response.text());
}
