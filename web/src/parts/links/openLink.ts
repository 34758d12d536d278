import { failedAnswer } from '../../client/failedAnswer.ts';
import { postJson } from '../../client/postJson.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';

/** What a link shows, and the pass to read it with. */
export type OpenedLink = {
  pass: string;
  kind: 'report' | 'room' | 'request';
  organisation: string;
  label: string | null;
  /** What its maker has to say. */
  message: string | null;
  /** Of a request: the name of the system that it is about. */
  system: string | null;
  createdAt: string;
  expiresAt: string;
  reports: { id: number; system: string; jurisdiction: 'EU' | 'UK'; completedAt: string }[];
};

/** The person who is signed in to the product in this browser opens the link like everyone else: no cookie goes along. */
const withoutCookies: typeof tracedFetch = (path, init) => tracedFetch(path, { ...init, credentials: 'omit' });

/** Whatever it throws is understood by `failureOf`. */
export function openLink(secret: string, passcode: string | undefined): Promise<OpenedLink> {
  return postJson('/api/links/open', { secret, ...(passcode && { passcode }) }, withoutCookies);
}

/** What the link shows, by its path. Whatever it throws is understood by `failureOf`. */
export async function fetchByLink({ pass }: OpenedLink, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${pass}` };
  const answer = await withoutCookies(path, { ...init, headers });
  if (answer.ok) return answer;
  throw failedAnswer(answer, await answer.text());
}
