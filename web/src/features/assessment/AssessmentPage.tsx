import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { dashboardPath, systemPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { Questionnaire } from './Questionnaire.tsx';

const Assessment = graphql(`
  query Assessment($id: ID!) {
    assessment(id: $id) {
      id
      system {
        id
        jurisdiction
        name
        archived
      }
      questions(all: true) {
        id
      }
      ...Questionnaire_assessment
    }
  }
`);

/** Fetches one assessment, or shows why it cannot be answered. */
export function AssessmentPage() {
  const { id = '' } = useParams();
  const isUk = useLocation().pathname.startsWith('/uk/');
  const { data, error, refetch } = useQuery(Assessment, { variables: { id } });
  const refused = useRefusal('work');
  const failure = error && failureOf(error);
  const missing = failure?.code === 'NOT_FOUND' || failure?.code === 'INVALID';
  const broken = failure && !missing ? failure.message : undefined;
  const empty = data?.assessment.questions.length === 0;
  usePageTitle(
    missing ? 'Assessment Not Found' : data ? `Assessment of ${isolated(data.assessment.system.name)}` : 'Assessment',
  );

  const back = (
    <ButtonLink to={dashboardPath(isUk ? 'UK' : 'EU')} look="primary">
      Return to Dashboard
    </ButtonLink>
  );
  if (missing) {
    return (
      <PageState
        title="Assessment Not Found"
        text="This assessment does not exist, or you do not have access to it. It may have been deleted."
      >
        {back}
      </PageState>
    );
  }
  if (broken || empty) {
    return (
      <PageState title="Assessment Error" text={broken ?? 'Unable to load assessment questions. Please try again.'}>
        <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>
        {back}
      </PageState>
    );
  }
  if (!data) {
    return (
      <div className="mx-auto max-w-160 space-y-8 px-4 py-10">
        <div aria-hidden>
          <Skeleton className="h-2" />
        </div>
        <Skeleton rows={5} className="h-14" />
      </div>
    );
  }
  const { system } = data.assessment;
  if (system.archived)
    return (
      <PageState
        title="This AI system is archived"
        text="Restore it to continue its assessment. The answers are saved."
      >
        <ButtonLink to={systemPath(isUk ? 'UK' : 'EU', system.id)} look="primary">
          Show the System
        </ButtonLink>
      </PageState>
    );
  return (
    <Questionnaire
      key={id + refused}
      assessment={data.assessment}
      refused={refused}
      onGone={() => refetch().catch(() => {})}
    />
  );
}
