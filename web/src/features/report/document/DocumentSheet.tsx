import { isolated } from '@aicp/contracts/isolated';
import { type ReactNode, useContext, useRef } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { productName } from '../../../ui/productName.ts';
import { ReadOnly } from '../../../ui/ReadOnly.ts';
import { DocumentFiles } from '../documents/DocumentFiles.tsx';
import { PaperLines } from '../PaperLines.tsx';
import { Approval } from './Approval.tsx';
import { CheckVersion } from './CheckVersion.tsx';
import type { Content } from './content.ts';
import { DocumentText } from './DocumentText.tsx';
import { VersionList } from './VersionList.tsx';

const Fragment = graphql(`
  fragment DocumentSheet_document on AssessmentDocument {
    ...Approval_document
    ...VersionList_document
    ...CheckVersion_document
    id
    title
    approvedFor
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

type Props = { document: FragmentType<typeof Fragment>; systemName: string; notice: ReactNode; back: string };

/** The document for screen and print, with editable blanks. */
export function DocumentSheet({ systemName, notice, back, ...props }: Props) {
  const shown = readFragment(Fragment, props.document);
  const { id, title, current, approvedFor } = shown;
  const archived = useContext(ReadOnly);
  const fixed =
    archived ??
    (approvedFor
      ? 'It was approved for an earlier report. To change it, generate it again for this report.'
      : undefined);
  /** Its index among all blanks, because the element is replaced once it is filled in. */
  const lastBlank = useRef(-1);
  if (!current) return null;
  const { number, createdAt, blanksLeft, blanks, provenance } = current;
  /** Goes to the next open blank after the last one visited; after the last blank, to the first. */
  function goToNextBlank() {
    const all = [...document.querySelectorAll<HTMLElement>('[data-blank]')];
    const open = all.filter(blank => blank.dataset.blank === 'open');
    const next = open.find(blank => all.indexOf(blank) > lastBlank.current) ?? open[0];
    next?.scrollIntoView({ block: 'center' });
    next?.focus({ preventScroll: true });
    lastBlank.current = next ? all.indexOf(next) : -1;
  }

  return (
    <article className="max-w-204 px-4 py-8 sm:px-6 sm:py-10 print:max-w-none print:p-0">
      <PaperLines
        cover={`${productName} · ${title}: ${isolated(systemName.length > 60 ? `${systemName.slice(0, 59)}…` : systemName)}`}
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
          <DocumentFiles id={id} title={title} systemName={systemName} />
        </div>
      </div>
      {notice}
      {provenance.testMode && <p className="mb-6 text-xs font-semibold text-test">{MARK}</p>}
      <CheckVersion document={shown} />
      <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <p className="figures">
          Version {number} of {formatDay(createdAt)}.{' '}
          {blanksLeft > 0
            ? `${blanks.length - blanksLeft} of ${blanks.length} blanks filled in.${fixed ? '' : ' Select a highlighted blank to fill it in.'}`
            : 'All blanks are filled in.'}
        </p>
        {blanksLeft > 0 && !fixed && (
          <Button size="small" onClick={goToNextBlank}>
            Next Blank
          </Button>
        )}
      </div>
      <div className="sheet isolate -mx-4 px-4 py-8 sm:mx-0 sm:px-10 sm:py-12 print:m-0 print:p-0">
        {provenance.testMode && (
          // Elements with a fixed position are printed on every page.
          <div
            aria-hidden="true"
            data-mark={MARK}
            className="pointer-events-none fixed right-0 bottom-0 hidden text-xs font-semibold text-test before:content-[attr(data-mark)] print:block"
          />
        )}
        <DocumentText documentId={id} content={current.content as Content} blanks={current.blanks} fixed={fixed} />
      </div>
      <Approval document={shown} />
      <VersionList document={shown} />
    </article>
  );
}
