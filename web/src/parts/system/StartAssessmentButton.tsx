import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { assessmentPath } from '../paths.ts';

const Fragment = graphql(`
  fragment StartAssessmentButton_system on AiSystem {
    id
    jurisdiction
    openAssessmentId
    latestAssessment {
      id
    }
  }
`);

const StartAssessment = graphql(`
  mutation StartAssessment($input: StartAssessmentInput!) {
    startAssessment(input: $input) {
      id
      jurisdiction
      notice
      system {
        id
        openAssessmentId
      }
      ...HistoryRow_assessment
    }
  }
`);

const History = graphql(`
  query StartAssessmentHistory($id: ID!) {
    assessments(systemId: $id, first: 100) {
      id
      ...HistoryRow_assessment
    }
  }
`);

type Props = {
  system: FragmentType<typeof Fragment>;
  size?: 'small' | 'medium';
  look: 'primary' | 'secondary';
  /** The id of the element that names the system. */
  describedBy: string;
};

/** Begins an assessment, or goes on with the one that was begun and not completed. */
export function StartAssessmentButton({ size = 'small', look, describedBy, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const navigate = useNavigate();
  const [start, { loading }] = useMutation(StartAssessment, {
    // A history that was fetched already gains a line; one that was not is not asked for.
    update: (cache, { data }) => {
      cache.updateQuery(
        { query: History, variables: { id: system.id } },
        read => read && data && { assessments: [data.startAssessment, ...read.assessments] },
      );
    },
    onCompleted: ({ startAssessment: { id, jurisdiction, notice } }) => {
      if (notice) toast({ title: 'Nearing a limit', text: notice });
      navigate(assessmentPath(jurisdiction, id));
    },
    onError: () => toastFailure('Error', 'Failed to start assessment'),
  });

  function open() {
    if (system.openAssessmentId) navigate(assessmentPath(system.jurisdiction, system.openAssessmentId));
    else start({ variables: { input: { aiSystemId: system.id, jurisdiction: system.jurisdiction } } });
  }

  return (
    <Button
      size={size}
      look={look}
      className="relative"
      disabled={loading}
      aria-describedby={describedBy}
      onClick={open}
      title={system.openAssessmentId ? 'Continues the assessment in progress' : undefined}
    >
      {system.latestAssessment ? 'Reassess' : 'Start Assessment'}
    </Button>
  );
}
