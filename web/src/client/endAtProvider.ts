import { postJson } from './postJson.ts';
import type { tracedFetch } from './tracedFetch.ts';

type Answer = { data?: { endAtProvider: string | null } };

/** Before signing out: where the identity provider ends its own session, or null. Without an answer one signs out here alone. */
export async function endAtProvider(send: typeof tracedFetch): Promise<string | null> {
  const query = 'mutation EndAtProvider { endAtProvider }';
  const answer = await postJson<Answer>('/graphql', { query, operationName: 'EndAtProvider' }, send).catch(() => null);
  return answer?.data?.endAtProvider ?? null;
}
