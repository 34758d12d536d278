import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { DutyProof } from '../../../gql/graphql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { AnsweredLine } from '../../../parts/evidence/AnsweredLine.tsx';
import { needsProof } from '../../../parts/evidence/needsProof.ts';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import type { Named } from '../../../parts/people/personName.ts';
import { statusBadge } from '../../../parts/statusWords.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { capitalise } from '../../../ui/capitalise.ts';
import { formatShortDate } from '../../../ui/formatDate.ts';
import { DutyEvidence } from './DutyEvidence.tsx';
import type { NumberedWork } from './reportWork.ts';
import { DoneLine, WorkLine } from './WorkLine.tsx';

const DutyFragment = graphql(`
  fragment DutyRows_duty on Duty {
    id
    questionId
    title
    binds
    who
    why
    from
    state
    status
    citation {
      ...Citation_citation
    }
  }
`);

type Shown = {
  proof: DutyProof | null;
  answered: { at: string; by: Named | null | undefined; fromOrganisation: boolean } | null;
  /** The action that closes its gap. */
  action: NumberedWork | null;
};

type Props = {
  caption: string;
  duties: readonly (FragmentType<typeof DutyFragment> & Shown)[];
  day: string;
  /** The names of the files that prove it, by question. */
  files: ReadonlyMap<string, string[]>;
  /** Where files can be added; undefined in a shared report. */
  assessmentId?: string | undefined;
};

const bindingWord = (binds: boolean | null | undefined) => (binds === false ? 'No' : binds ? 'Yes' : 'Not known');

/** A part of the table of duties; each row is a card on narrow screens. */
export function DutyRows({ caption, day, files, assessmentId, ...props }: Props) {
  const duties = props.duties.map(duty => {
    const { proof, answered, action } = duty;
    return { ...readFragment(DutyFragment, duty), proof, answered, action };
  });
  return (
    <table className="mt-2 block w-full text-sm md:table print:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden text-left text-xs text-muted md:table-header-group print:table-header-group">
        <tr>
          <th className="py-2 pr-6 font-medium print:w-[35%]">Duty and source</th>
          <th className="w-4/12 py-2 pr-6 font-medium print:w-auto">Applies to you?</th>
          <th className="w-24 py-2 print:w-21 pr-4 font-medium">From</th>
          <th className="w-44 py-2 print:w-24 font-medium">Status</th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line border-y border-line md:table-row-group print:table-row-group">
        {duties.map(({ id, questionId, title, citation, binds, who, why, from, status, proof, answered, action }) => {
          const names = (questionId && files.get(questionId)) || [];
          return (
            <tr
              key={`${id} ${questionId}`}
              className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 py-3.5 align-top md:table-row md:py-0 print:table-row print:break-inside-avoid"
            >
              <th scope="row" className="text-left font-medium md:py-3 md:pr-6 print:py-2 print:pr-4">
                {title}
                <span className="mt-1.5 block font-normal">
                  <Citation citation={citation} appliesFrom={from} on={day} />
                </span>
                {names.length > 0 && (
                  <span className="mt-1.5 block text-xs font-normal wrap-anywhere text-muted">
                    Evidence: {names.join(', ')}
                  </span>
                )}
                {assessmentId && questionId && needsProof({ status }) && (
                  <DutyEvidence assessmentId={assessmentId} question={{ id: questionId, question: title }} />
                )}
              </th>
              <td className="text-muted max-md:col-span-2 md:py-3 md:pr-6 print:py-2 print:pr-4">
                <strong className="font-medium text-ink">
                  {bindingWord(binds)} · {who}.
                </strong>{' '}
                {why}
              </td>
              <td className="figures whitespace-nowrap text-muted max-md:col-span-2 md:py-3 md:pr-4 print:py-2 print:pr-3">
                {from && <span className="md:hidden print:hidden">From </span>}
                {from ? formatShortDate(from) : <span className="max-md:hidden">–</span>}
              </td>
              <td className="max-md:col-start-2 max-md:row-start-1 md:py-3 print:py-2">
                <Badge {...statusBadge(status)} />
                {proof && (
                  <span
                    className={`mt-1.5 block text-xs ${proof === 'expired' ? 'font-semibold text-high' : 'text-muted'}`}
                  >
                    {capitalise(proof)}
                  </span>
                )}
                {answered && <AnsweredLine {...answered} by={answered.by && <PersonName person={answered.by} />} />}
                {action && (
                  <span className="figures mt-0.5 block text-xs">
                    <WorkLine {...action} />
                    <DoneLine item={action.item} />
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
