import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { KEPT } from './KeptNote.tsx';
import { useStrayDrops } from './useStrayDrops.ts';

const Files = graphql(`
  query QuestionFiles($id: ID!) {
    assessment(id: $id) {
      id
      keptSince
      evidence {
        ...EvidenceFiles_evidence
        id
        supports
        asOf
      }
    }
  }
`);

type Props = { assessmentId: string; question: { id: string; question: string } };

/** The evidence files for one question; they are not answers. */
export function QuestionFiles({ assessmentId, question }: Props) {
  const { data, error } = useQuery(Files, { variables: { id: assessmentId }, errorPolicy: 'all' });
  useStrayDrops();
  if (!data && !error) return <Skeleton className="mt-3 h-10" />;
  const files = data?.assessment.evidence;
  if (!files) return <p className="mt-3 text-sm text-muted">The files cannot be shown at the moment.</p>;
  return (
    <div className="mt-3 rounded-control border border-line bg-surface px-4 py-1">
      <EvidenceFiles
        assessmentId={assessmentId}
        supports={question.id}
        label={question.question}
        kept={data?.assessment.keptSince ? KEPT : undefined}
        files={files.filter(({ supports }) => supports === question.id)}
      />
    </div>
  );
}
