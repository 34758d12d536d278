import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import { failedAnswer } from '../../client/failedAnswer.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';

/** The values proposed from a model file, as returned by POST /api/systems/{id}/proposals. */
export type Proposed = {
  kind: 'modelCard' | 'mlBom';
  name: string | null;
  proposals: {
    fact: FactName;
    now: string | null;
    proposed: string;
    from: string;
    shortened: boolean;
    certainty: string | null;
  }[];
  leftOut: string[];
};

/** @throws an error that `failureOf` can read */
export async function sendModelFile(systemId: string, file: File): Promise<Proposed> {
  const response = await tracedFetch(`/api/systems/${systemId}/proposals`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  });
  if (!response.ok) throw failedAnswer(response, await response.text());
  return response.json();
}
