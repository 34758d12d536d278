import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { productName } from '../../../ui/productName.ts';
import { DownloadButton } from '../documents/DownloadButton.tsx';
import { PaperLines } from '../PaperLines.tsx';
import { Approval } from './Approval.tsx';
import type { Content } from './content.ts';
import { DocumentText } from './DocumentText.tsx';
import { VersionList } from './VersionList.tsx';

const Fragment = graphql(`
  fragment DocumentSheet_document on AssessmentDocument {
    ...Approval_document
    ...VersionList_document
    id
    title
    current {
      number
      createdAt
      blanksLeft
      content
      blanks {
        ...DocumentText_blank
      }
      provenance {
        testMode
      }
      approval {
        name
        at
      }
    }
  }
`);

const MARK = 'Test mode, not paid.';

type Props = { document: FragmentType<typeof Fragment>; systemName: string; back: string };

/** The document itself, set for reading and for paper, with its blanks open to the pen. */
export function DocumentSheet({ systemName, back, ...props }: Props) {
  const document = readFragment(Fragment, props.document);
  const { id, title, current } = document;
  if (!current) return null;
  const { number, createdAt, blanksLeft, provenance } = current;
  return (
    <article className="mx-auto max-w-184 px-4 py-8 sm:px-6 sm:py-10 print:max-w-none print:p-0">
      <PaperLines
        cover={`${productName} · ${title}: ${systemName.length > 60 ? `${systemName.slice(0, 59)}…` : systemName}`}
        foot={`Version ${number} of ${formatDay(createdAt)}${current.approval ? '' : ' · Draft, not approved'}`}
      />
      <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={back} look="quiet" size="small" className="-ml-3">
          Back to Report
        </ButtonLink>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
          <DownloadButton id={id} title={title} systemName={systemName} />
          {['docx', 'pdf'].map(format => (
            <ButtonLink key={format} size="small" to={`/api/documents/${id}/${format}`} reloadDocument download>
              {format.toUpperCase()}
              <span className="sr-only"> of {title}</span>
            </ButtonLink>
          ))}
        </div>
      </div>
      {provenance.testMode && (
        <>
          <p className="mb-6 rounded-card border border-test bg-test-soft px-4 py-2 text-sm font-semibold text-test">
            {MARK}
          </p>
          {/* Behind the text; what is fixed is printed on every page. */}
          <div
            aria-hidden="true"
            className="pointer-events-none fixed inset-0 -z-10 grid place-items-center overflow-hidden"
          >
            <span className="-rotate-50 text-[min(12vw,6rem)] leading-none font-semibold whitespace-nowrap text-test opacity-15">
              {MARK}
            </span>
          </div>
        </>
      )}
      <p className="figures no-print mb-6 text-sm text-muted">
        Version {number} of {formatDay(createdAt)}.{' '}
        {blanksLeft > 0
          ? `${blanksLeft} ${blanksLeft === 1 ? 'blank' : 'blanks'} to fill in. Select a highlighted blank to fill it in.`
          : 'All blanks are filled in.'}
      </p>
      <DocumentText documentId={id} content={current.content as Content} blanks={current.blanks} />
      <Approval document={document} />
      <VersionList document={document} />
    </article>
  );
}
