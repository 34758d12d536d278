import { getJson } from '../../client/getJson.ts';
import { isSignedIn, sessionLifetime, updateUser } from '../../client/session.ts';
import { settled } from '../../client/tracedFetch.ts';

/**
 * Asks which plan the signed-in user has now. Apart from asking who they are: people stay signed in while no one can
 * say what they pay for. Without an answer the plan stays as it was.
 */
export async function refreshPlan(): Promise<void> {
  await settled();
  if (!isSignedIn()) return;
  try {
    // Someone may be signing out in this moment: a guest has no plan to ask for.
    const { plan } = await getJson<{ plan: string }>('/api/subscription', sessionLifetime());
    updateUser({ plan });
  } catch {
    // Only the badge of the navigation bar is missing; pages that need the plan ask and report failures themselves.
  }
}
