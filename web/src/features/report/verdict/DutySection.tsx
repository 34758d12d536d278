import { longDate } from '@aicp/compliance/law/calendar';
import { isGapState } from '@aicp/compliance/scoring/dutyWords';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { DutySection_ProofFragment } from '../../../gql/graphql.ts';
import { DutyRows } from './DutyRows.tsx';
import { dutyCounts, dutyGroups } from './dutyGroups.ts';
import { Fold } from './Fold.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { actionsByQuestion, type ReportWork } from './reportWork.ts';

const Fragment = graphql(`
  fragment DutySection_report on Report {
    id
    jurisdiction
    duties {
      questionId
      binds
      state
      status
      ...DutyRows_duty
    }
  }
`);

const EvidenceFragment = graphql(`
  fragment DutySection_evidence on Evidence {
    id
    title
    supports
    standing
    asOf
  }
`);

const ProofFragment = graphql(`
  fragment DutySection_proof on ReportProof {
    asOf
    duties
    answeredAt
    answeredBy
    fromOrganisation
    people {
      id
      username
      fullName
    }
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  evidence: readonly FragmentType<typeof EvidenceFragment>[] | null | undefined;
  /** Stored next to the report, not in it; null for a reader who sees only the filed report. */
  proof: FragmentType<typeof ProofFragment> | null | undefined;
  /** The report with the work on its actions. */
  work: ReportWork;
  day: string;
};

/** The duties, one per row: the met ones, with their proofs, as well as the open ones. */
export function DutySection({ day, ...props }: Props) {
  const { id, jurisdiction, duties } = readFragment(Fragment, props.report);
  if (duties.length === 0) return null;
  const files = new Map<string, string[]>();
  for (const { supports, title, standing } of readFragment(EvidenceFragment, props.evidence) ?? [])
    if (standing === 'present') files.set(supports, [...(files.get(supports) ?? []), title]);
  const proof = readFragment(ProofFragment, props.proof);
  const work = actionsByQuestion(props.work, day);
  const groups = dutyGroups(
    duties.map((duty, at) => ({
      ...duty,
      proof: proof?.duties[at] ?? null,
      answered: proof ? answeredOf(proof, at) : null,
      action: (isGapState(duty.status) && duty.questionId && work.get(duty.questionId)) || null,
    })),
    day,
  );
  const folded = groups.filter(group => group.folded).map(({ title, duties }) => `${title}: ${duties.length}`);
  return (
    <FoldedSection
      id="duties"
      title={jurisdiction === 'UK' ? 'Duties and Expectations' : 'Duties under the AI Act'}
      note={dutyCounts(duties)}
    >
      <p className="max-w-170 text-sm text-muted">
        The status of each duty is based on the answers of {longDate(day)}.{proof ? proofIntro(proof.asOf) : ''}
      </p>
      {groups.map(group => {
        const title = `${group.title} (${group.duties.length})`;
        const rows = {
          caption: title,
          duties: group.duties,
          day,
          files,
          assessmentId: props.evidence ? id : undefined,
        };
        return group.folded ? (
          <div key={group.id} className="print:hidden">
            <Fold title={title}>
              <DutyRows {...rows} />
            </Fold>
          </div>
        ) : (
          <div key={group.id} className="mt-6">
            <h3 className="text-sm font-semibold print:break-after-avoid">{title}</h3>
            <DutyRows {...rows} />
          </div>
        );
      })}
      {folded.length > 0 && (
        <p className="mt-3 hidden text-xs text-muted print:block">
          Not printed: {folded.join('; ')}. They are shown in the report on screen.
        </p>
      )}
    </FoldedSection>
  );
}

type Answers = Pick<DutySection_ProofFragment, 'answeredAt' | 'answeredBy' | 'fromOrganisation' | 'people'>;

/** The answer to a duty, by its index in the report. The person is null if it is not known, undefined if not listed. */
function answeredOf({ answeredAt, answeredBy, fromOrganisation, people }: Answers, place: number) {
  const [at, id] = [answeredAt[place], answeredBy[place]];
  const by = id ? people.find(person => person.id === id) : null;
  return at ? { at, by, fromOrganisation: fromOrganisation[place] ?? false } : null;
}

const proofIntro = (asOf: string) =>
  ` As of ${longDate(asOf)}, a duty that is met is proved by a valid file, stated without a file, or expired if no linked file is valid.`;
