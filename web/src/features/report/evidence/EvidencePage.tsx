import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { EvidenceRow } from '../../../parts/evidence/EvidenceRow.tsx';
import { KEPT, KeptNote } from '../../../parts/evidence/KeptNote.tsx';
import { asksForFile } from '../../../parts/evidence/needsProof.ts';
import { StorageNote } from '../../../parts/evidence/StorageNote.tsx';
import { useStrayDrops } from '../../../parts/evidence/useStrayDrops.ts';
import { dashboardPath, libraryPath, reportPath } from '../../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../../parts/system/ArchivedNotice.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { PageState } from '../../../ui/PageState.tsx';
import { ReadOnly } from '../../../ui/ReadOnly.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { OwnActionFiles } from './OwnActionFiles.tsx';
import { QuestionList } from './QuestionList.tsx';

const EvidencePageQuery = graphql(`
  query Evidence($id: ID!) {
    assessment(id: $id) {
      id
      jurisdiction
      completedAt
      keptSince
      system {
        id
        name
        archived
        ...ArchivedNotice_system
      }
      questions {
        id
        category
        question
        options {
          value
          label
        }
      }
      report {
        id
        duties {
          id
          questionId
          status
        }
      }
      responses {
        id
        assessmentId
        questionId
        answer
      }
      evidence {
        ...QuestionList_evidence
        ...EvidenceRow_evidence
        ...OwnActionFiles_evidence
        id
        supports
        questionId
        asOf
      }
      storage {
        ...StorageNote_storage
      }
    }
  }
`);

/** The duties with their answers and the files that prove them, then the other questions. */
export function EvidencePage() {
  useStrayDrops();
  const { id = '' } = useParams();
  const { pathname, hash } = useLocation();
  const isUk = pathname.startsWith('/uk/');
  const { data, error, loading, refetch } = useQuery(EvidencePageQuery, { variables: { id } });
  const assessment = data?.assessment;
  usePageTitle(assessment ? `Evidence for ${isolated(assessment.system.name)}` : 'Evidence');

  if (!assessment && loading)
    return (
      <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
        <Skeleton rows={6} className="h-24" />
      </div>
    );
  if (!assessment?.evidence || !assessment.completedAt) {
    const missing = assessment ? !assessment.completedAt : error && failureOf(error).code === 'NOT_FOUND';
    return (
      <PageState
        title={missing ? 'Report Not Found' : 'The evidence could not be loaded'}
        text={
          missing
            ? 'This report does not exist, or you do not have access to it. You can add evidence files once an assessment is completed.'
            : 'Your evidence files are safe.'
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

  const { report, questions, responses, evidence, storage, jurisdiction, system, keptSince } = assessment;
  const owed = report?.duties.filter(asksForFile).map(({ questionId }) => questionId);
  const numbered = questions.map((question, index) => ({ ...question, number: index + 1 }));
  const needed = numbered.filter(question => owed?.includes(question.id) ?? true);
  const rest = numbered.filter(question => !needed.includes(question));
  const filesOfRest = new Set(
    evidence.filter(({ questionId }) => rest.some(question => question.id === questionId)).map(file => file.id),
  ).size;
  const list = { assessmentId: id, responses, evidence, kept: keptSince ? KEPT : undefined };
  const others = evidence.filter(
    ({ questionId }) => questionId && !questions.some(question => question.id === questionId),
  );
  return (
    <ReadOnly value={whyReadOnly(system)}>
      <article className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
        <ButtonLink to={reportPath(jurisdiction, id)} look="quiet" size="small" className="-ml-3">
          Back to Report
        </ButtonLink>
        <ArchivedNotice system={system} />
        <header className="mt-6">
          <p className="text-sm break-words text-muted">{system.name}</p>
          <h1 className="mt-1 font-serif text-2xl font-semibold">Evidence for Your Answers</h1>
          {!system.archived && (
            <p className="mt-3 max-w-170 text-base text-muted">
              Add files that prove that you meet your duties, up to 20 MB each, or choose them from the{' '}
              <Link to={libraryPath()} className="underline underline-offset-4 hover:no-underline">
                evidence library
              </Link>
              . Accepted: documents (.pdf, .doc, .docx, .odt), tables (.xlsx, .csv), presentations (.pptx), pictures
              (.jpg, .png), emails (.eml), texts (.txt, .json) and archives (.zip). Files are hashed for an audit trail.
              QMS files are kept with the report.
            </p>
          )}
          {keptSince && <KeptNote since={keptSince} />}
          {storage && <StorageNote storage={storage} />}
        </header>
        <QuestionList {...list} questions={needed} />
        {rest.length > 0 && (
          <details className="mt-8" open={rest.some(({ number }) => hash === `#question-${number}`)}>
            <summary className="w-fit cursor-pointer text-base font-semibold">
              Other questions ({rest.length}
              {filesOfRest > 0 && `, ${filesOfRest} ${filesOfRest === 1 ? 'file' : 'files'}`})
            </summary>
            <p className="mt-1 max-w-170 text-sm text-muted">
              Facts about the system and the organisation, and prohibited practices answered No. Proof is optional.
            </p>
            <QuestionList {...list} questions={rest} />
          </details>
        )}
        <OwnActionFiles assessmentId={id} files={evidence} />
        {others.length > 0 && (
          <section className="mt-8">
            <h2 className="text-base font-semibold">Files for other questions</h2>
            <p className="mt-1 max-w-170 text-sm text-muted">
              These files were added for questions that are not part of this assessment.
            </p>
            <ul className="mt-2 divide-y divide-line">
              {others.map(file => (
                <EvidenceRow key={file.id} assessmentId={id} evidence={file} isStray />
              ))}
            </ul>
          </section>
        )}
      </article>
    </ReadOnly>
  );
}
