import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { dashboardPath, reportPath } from '../../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../../parts/system/ArchivedNotice.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { PageState } from '../../../ui/PageState.tsx';
import { ReadOnly } from '../../../ui/ReadOnly.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { DocumentSheet } from './DocumentSheet.tsx';

const DocumentPageQuery = graphql(`
  query Document($assessmentId: ID!, $documentId: ID!) {
    assessment(id: $assessmentId) {
      id
      jurisdiction
      system {
        id
        name
        archived
        ...ArchivedNotice_system
      }
    }
    document(id: $documentId) {
      ...DocumentSheet_document
      id
      title
      state
      current {
        number
      }
    }
  }
`);

/** Fetches a generated document, or shows why there is none. */
export function DocumentPage() {
  const { id = '', type = '' } = useParams();
  const isUk = useLocation().pathname.startsWith('/uk/');
  const { data, error, loading, refetch } = useQuery(DocumentPageQuery, {
    variables: { assessmentId: id, documentId: `${id}-${type}` },
  });
  const document = data?.document;
  usePageTitle(document ? `${document.title}: ${isolated(data.assessment.system.name)}` : 'Document');

  if (data && document?.current)
    return (
      <ReadOnly value={whyReadOnly(data.assessment.system)}>
        <DocumentSheet
          document={document}
          systemName={data.assessment.system.name}
          notice={<ArchivedNotice system={data.assessment.system} />}
          back={reportPath(data.assessment.jurisdiction, id)}
        />
      </ReadOnly>
    );
  if (loading)
    return (
      <div className="max-w-204 px-4 py-8 sm:px-6 sm:py-10">
        <Skeleton rows={6} className="h-24" />
      </div>
    );
  if (data) {
    const generating = document?.state === 'generating';
    return (
      <PageState
        title={generating ? 'Your document is being generated' : 'Not generated yet'}
        text={generating ? 'This can take a few minutes.' : 'Generate it from the report.'}
      >
        {generating && (
          <Button look="primary" onClick={() => refetch().catch(() => {})}>
            Check Again
          </Button>
        )}
        <ButtonLink to={reportPath(data.assessment.jurisdiction, id)}>Back to Report</ButtonLink>
      </PageState>
    );
  }
  const failure = error && failureOf(error);
  const missing = failure?.code === 'NOT_FOUND' || failure?.code === 'INVALID';
  return (
    <PageState
      title={missing ? 'Document Not Found' : 'The document could not be loaded'}
      text={
        missing
          ? 'This document does not exist, or you do not have access to it.'
          : `${failure?.message ?? ''} The document is safe.`
      }
    >
      {!missing && (
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
      )}
      <ButtonLink to={dashboardPath(isUk ? 'UK' : 'EU')}>Back to Dashboard</ButtonLink>
    </PageState>
  );
}
