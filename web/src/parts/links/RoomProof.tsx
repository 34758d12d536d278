import { dutyWords } from '@aicp/compliance/scoring/dutyWords';
import { isolated } from '@aicp/contracts/isolated';
import type { ActionFiling, ActionState, DutyProof, DutyStatus } from '../../gql/graphql.ts';
import { capitalise } from '../../ui/capitalise.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { dutyParts, Line } from '../actions/dutyLine.tsx';
import { RoomRow } from './RoomRow.tsx';

/** A duty of a report as the recipient of a link sees it; people are names. */
export type SharedDuty = {
  dutyId: string;
  questionId: string | null;
  title: string;
  citation: string;
  status: DutyStatus;
  why: string | null;
  from: string | null;
  proof: DutyProof | null;
  answeredBy: string | null;
  answeredAt: string | null;
  fromOrganisation: boolean;
  action: {
    id: number;
    number: number | null;
    title: string;
    state: ActionState;
    stateAt: string;
    stateBy: string | null;
    owner: string | null;
    due: string | null;
    dueWords: string | null;
    filed: ActionFiling | null;
    ofOrganisation: boolean;
  } | null;
};
export type SharedDuties = { asOf: string; duties: readonly SharedDuty[] };

const proofs: readonly DutyProof[] = ['proved', 'stated', 'expired'];
const states: readonly DutyStatus[] = ['partly', 'open', 'unknown', 'not_applicable', 'other_party'];

/** Every duty of a report in an audit room, each with its state, proof, answer and action in one line. */
export function RoomProof({ asOf, duties, reportId }: SharedDuties & { reportId: string | number }) {
  const counts = [
    ...proofs.map(proof => [capitalise(proof), duties.filter(duty => duty.proof === proof).length] as const),
    ...states.map(state => [dutyWords[state], duties.filter(({ status }) => status === state).length] as const),
  ].flatMap(([word, count]) => (count > 0 ? [`${word}: ${count}`] : []));
  return (
    <RoomRow title="Duties" text={[...counts, `as of ${formatDay(asOf)}`].join(' · ')}>
      {duties.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer underline underline-offset-4">Show the duties</summary>
          <table className="mt-2 block w-full text-left sm:table">
            <thead className="sr-only text-xs text-muted sm:not-sr-only sm:table-header-group">
              <tr>
                {['Duty', 'Source', 'Status, proof, answer and action'].map(title => (
                  <th key={title} scope="col" className="py-1.5 pr-4 font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block divide-y divide-line sm:table-row-group">
              {duties.map(({ answeredAt, answeredBy, fromOrganisation, action, ...duty }) => (
                <tr key={`${duty.dutyId} ${duty.questionId}`} className="block py-1.5 align-top sm:table-row sm:py-0">
                  <th scope="row" className="block font-normal wrap-anywhere sm:table-cell sm:w-3/10 sm:py-1.5 sm:pr-4">
                    {duty.title}
                  </th>
                  <td className="block text-muted sm:table-cell sm:w-2/10 sm:py-1.5 sm:pr-4 sm:text-ink">
                    {duty.citation}
                  </td>
                  <td className="figures block wrap-anywhere sm:table-cell sm:py-1.5">
                    <Line
                      parts={dutyParts({
                        ...duty,
                        ...{ reportId, asOf },
                        answered: answeredAt ? { at: answeredAt, by: named(answeredBy), fromOrganisation } : null,
                        action: action && { ...action, owner: named(action.owner), stateBy: named(action.stateBy) },
                      })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </RoomRow>
  );
}

const named = (name: string | null) => (name === null ? null : isolated(name));
