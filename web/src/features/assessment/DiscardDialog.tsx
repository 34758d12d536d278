import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { evictLists, evictResults } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { dashboardPath } from '../../parts/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const DiscardAssessment = graphql(`
  mutation DiscardAssessment($id: ID!) {
    discardAssessment(id: $id)
  }
`);

type Props = {
  id: string;
  system: { id: string; name: string };
  jurisdiction: Jurisdiction;
  answered: number;
  onClose: () => void;
};

/** Asks for confirmation before an assessment in progress is deleted with its answers. */
export function DiscardDialog({ id, system, jurisdiction, answered, onClose }: Props) {
  const navigate = useNavigate();
  const [discard, { loading }] = useMutation(DiscardAssessment, {
    variables: { id },
    onCompleted: () => {
      toast({ title: 'Assessment discarded', text: system.name });
      void navigate(dashboardPath(jurisdiction), { replace: true });
    },
    update: (cache, { data }) => {
      if (!data) return;
      cache.evict({ id: `Assessment:${id}` });
      // Another assessment may be in progress, or the system may have left the list of this law, so both are requested again.
      cache.evict({ id: `AiSystem:${system.id}:${jurisdiction}`, fieldName: 'openAssessmentId' });
      evictResults(cache, system.id);
      evictLists(cache);
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const answers = answered === 0 ? '' : ` with ${answered} ${answered === 1 ? 'answer' : 'answers'}`;
  return (
    <ConfirmDialog
      title="Discard this assessment?"
      name={system.name}
      text={`This deletes the assessment in progress${answers}. Earlier assessments and their reports stay. This cannot be undone.`}
      action="Discard Assessment"
      doing="Discarding..."
      loading={loading}
      onConfirm={discard}
      onClose={onClose}
    />
  );
}
