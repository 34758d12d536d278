import { postJson } from './postJson.ts';
import type { tracedFetch } from './tracedFetch.ts';

type Answer = { data?: { endAtProvider: string | null } };

/**
 * Returns the address at which the identity provider ends its own session, or null. To be called before signing out. Without a response,
 * only the local session ends.
 */
export async function endAtProvider(send: typeof tracedFetch): Promise<string | null> {
  const query = 'mutation EndAtProvider { endAtProvider }';
  const answer = await postJson<Answer>('/graphql', { query, operationName: 'EndAtProvider' }, send).catch(() => null);
  return answer?.data?.endAtProvider ?? null;
}
