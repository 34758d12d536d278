import { longDate } from '@aicp/compliance/law/calendar';
import { currentVersions } from '@aicp/compliance/scoring/currentVersions';
import { useState } from 'react';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useStartAssessment } from '../../parts/system/useStartAssessment.ts';
import { Button } from '../../ui/Button.tsx';

type Props = { systemId: string; jurisdiction: Jurisdiction };

/** A notice on an assessment of an earlier question bank, once per visit: it continues, or can be restarted with the new questions. */
export function NewQuestionsNotice({ systemId, jurisdiction }: Props) {
  const [dismissed, setDismissed] = useState(false);
  const { start, loading } = useStartAssessment({ id: systemId, jurisdiction });
  if (dismissed) return null;
  return (
    <section
      aria-label="New questions"
      className="mt-4 rounded-control border border-line bg-surface px-4 py-3 text-sm text-muted"
    >
      <p>
        More precise questions, asked only if they apply, have been available since{' '}
        {longDate(currentVersions[jurisdiction].slice(3))}. This assessment continues with its original questions unless
        you start again. Its answers are kept.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" disabled={loading} onClick={start}>
          {loading ? 'Starting...' : 'Start Again with the New Questions'}
        </Button>
        <Button size="small" look="quiet" onClick={() => setDismissed(true)}>
          Not Now
        </Button>
      </div>
    </section>
  );
}
