import type { ReactNode } from 'react';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useRefusal } from '../account/useRefusal.ts';
import { assessmentPath } from '../paths.ts';
import { useStartAssessment } from './useStartAssessment.ts';

type Props = {
  system: { id: string; openAssessmentId?: string | null };
  jurisdiction: Jurisdiction;
  questionIds: readonly string[];
  children: ReactNode;
};

/** Links to the questions of a system to answer again, in the assessment in progress or in a new one. */
export function AnswerAgain({ system, jurisdiction, questionIds, children }: Props) {
  const refused = useRefusal('work');
  const { start, loading } = useStartAssessment({ id: system.id, jurisdiction }, { again: questionIds });
  if (system.openAssessmentId)
    return (
      <ButtonLink to={assessmentPath(jurisdiction, system.openAssessmentId, questionIds)} size="small">
        {children}
      </ButtonLink>
    );
  return (
    <Button size="small" refused={refused} disabled={loading} onClick={start}>
      {loading ? 'Starting...' : children}
    </Button>
  );
}
