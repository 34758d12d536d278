import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { assessmentPath } from '../../client/paths.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment StartAssessmentButton_system on AiSystem {
    id
    jurisdiction
    openAssessmentId
  }
`);

const StartAssessment = graphql(`
  mutation StartAssessment($input: StartAssessmentInput!) {
    startAssessment(input: $input) {
      id
      jurisdiction
      system {
        id
        openAssessmentId
      }
    }
  }
`);

/** Begins an assessment, or goes on with the one that was begun and not completed. */
export function StartAssessmentButton(props: {
  system: FragmentType<typeof Fragment>;
  label: string;
  look: 'primary' | 'secondary';
  /** The id of the element that names the system. */
  describedBy: string;
}) {
  const system = readFragment(Fragment, props.system);
  const navigate = useNavigate();
  const [start, { loading }] = useMutation(StartAssessment, {
    onCompleted: ({ startAssessment }) => navigate(assessmentPath(startAssessment.jurisdiction, startAssessment.id)),
    onError: () => toastFailure('Error', 'Failed to start assessment'),
  });

  function open() {
    if (system.openAssessmentId) navigate(assessmentPath(system.jurisdiction, system.openAssessmentId));
    else start({ variables: { input: { aiSystemId: system.id, jurisdiction: system.jurisdiction } } });
  }

  return (
    <Button
      size="small"
      look={props.look}
      className="relative"
      disabled={loading}
      aria-describedby={props.describedBy}
      onClick={open}
      title={system.openAssessmentId ? 'Goes on with the assessment that you began' : undefined}
    >
      {props.label}
    </Button>
  );
}
