import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { KEPT, KeptNote } from '../../../parts/evidence/KeptNote.tsx';
import { StorageNote } from '../../../parts/evidence/StorageNote.tsx';
import { useStrayDrops } from '../../../parts/evidence/useStrayDrops.ts';
import { evidencePath } from '../../../parts/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { QmsSection } from '../qms/QmsSection.tsx';
import { Section } from '../Section.tsx';
import { FoldedSection } from '../verdict/FoldedSection.tsx';
import { AuditBundle } from './AuditBundle.tsx';
import { EvidenceSum } from './EvidenceSum.tsx';
import { Unavailable } from './Unavailable.tsx';

const Fragment = graphql(`
  fragment ReportTools_assessment on Assessment {
    ...DocumentSection_assessment
    id
    jurisdiction
    report {
      ...QmsSection_report
      id
    }
    qms {
      ...QmsSection_qms
      id
    }
    keptSince
    evidence {
      ...EvidenceSum_evidence
      id
      supports
      asOf
    }
    storage {
      ...StorageNote_storage
    }
  }
`);

type Props = {
  assessment: FragmentType<typeof Fragment>;
  purchases: Parameters<typeof DocumentSection>[0]['purchases'];
  systemName: string;
};

const QMS_INTRO =
  'Six requirements summarise the quality management system that Art. 17 of the EU AI Act requires of providers of high-risk AI systems. Tick what is in place and add supporting files: .pdf, .doc, .docx, .xlsx, .jpg or .png, up to 20 MB each. Files are hashed for an audit trail. Each missing requirement adds 15 risk points; 80% or more meets the requirements.';

/** The tools below a report: its documents, the checklist, the evidence files, and the audit bundle. */
export function ReportTools({ purchases, systemName, ...props }: Props) {
  useStrayDrops();
  const assessment = readFragment(Fragment, props.assessment);
  const { id, jurisdiction, report, qms, evidence, storage, keptSince } = assessment;
  return (
    <>
      {keptSince && <KeptNote since={keptSince} />}
      <DocumentSection assessment={assessment} purchases={purchases} systemName={systemName} />
      <Section
        isTool
        title="QMS Checklist"
        intro={
          <>
            <span className="mb-1 block font-medium">EU AI Act, Art. 17; useful under UK rules as well</span>
            {QMS_INTRO}
          </>
        }
      >
        {storage && <StorageNote storage={storage} />}
        {qms ? (
          <QmsSection qms={qms} report={report} kept={keptSince ? KEPT : undefined} />
        ) : (
          <Unavailable what="The requirements" preparing={!!evidence} />
        )}
      </Section>
      <FoldedSection isTool id="evidence" title="Evidence" note={evidence && <EvidenceSum evidence={evidence} />}>
        <p className="max-w-170 text-sm text-muted">
          Files that support your answers, each with its SHA-256 hash, effective date and expiry date.
        </p>
        {!evidence && <Unavailable what="The files" preparing={false} />}
        <ButtonLink to={evidencePath(jurisdiction, id)} size="small" className="mt-3">
          Evidence for Your Answers
        </ButtonLink>
      </FoldedSection>
      <Section
        isTool
        title="Audit Bundle"
        intro="One ZIP file with the answers, the report, the documents, every evidence file and a page that checks offline whether anything in it was changed."
      >
        <AuditBundle assessmentId={id} />
      </Section>
    </>
  );
}
