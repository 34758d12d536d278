import { useNavigate } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { useRefusal } from '../account/useRefusal.ts';
import { assessmentPath } from '../paths.ts';
import { startButtonId } from './startButtonOf.ts';
import { useStartAssessment } from './useStartAssessment.ts';

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

type Props = {
  system: FragmentType<typeof Fragment>;
  size?: 'tiny' | 'small' | 'medium';
  look: 'primary' | 'secondary';
  /** The id of the element that names the system. */
  describedBy: string;
};

/** Starts an assessment, or continues the one in progress. */
export function StartAssessmentButton({ size = 'small', look, describedBy, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const navigate = useNavigate();
  const refused = useRefusal('work');
  const { start, loading } = useStartAssessment(system);

  function open() {
    if (system.openAssessmentId) void navigate(assessmentPath(system.jurisdiction, system.openAssessmentId));
    else start();
  }

  return (
    <Button
      id={startButtonId(system.id)}
      size={size}
      look={look}
      className="relative"
      disabled={loading}
      aria-describedby={describedBy}
      onClick={open}
      refused={refused}
      title={system.openAssessmentId ? 'Continues the assessment in progress' : undefined}
    >
      {system.latestAssessment ? 'Reassess' : 'Start Assessment'}
    </Button>
  );
}
