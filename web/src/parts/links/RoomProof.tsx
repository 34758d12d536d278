import { isolated } from '@aicp/contracts/isolated';
import type { DutyProof } from '../../gql/graphql.ts';
import { capitalise } from '../../ui/capitalise.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { AnsweredLine } from '../evidence/AnsweredLine.tsx';
import { RoomRow } from './RoomRow.tsx';

type Duty = {
  title: string;
  citation: string;
  proof: DutyProof;
  answeredBy: string | null;
  answeredAt: string | null;
};
export type RoomProofs = { asOf: string; duties: readonly Duty[] };

const proofs: readonly DutyProof[] = ['proved', 'stated', 'expired'];

/** The met duties of a report in an audit room, each with its proof. */
export function RoomProof({ asOf, duties }: RoomProofs) {
  const counts = proofs.map(proof => `${capitalise(proof)}: ${duties.filter(duty => duty.proof === proof).length}`);
  return (
    <RoomRow title="Duties that are met" text={`${counts.join(' · ')} · as of ${formatDay(asOf)}`}>
      {duties.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer underline underline-offset-4">Show the duties</summary>
          <table className="mt-2 w-full text-left">
            <thead className="text-xs text-muted">
              <tr>
                {['Duty', 'Source', 'Proof'].map(title => (
                  <th key={title} scope="col" className="py-1.5 pr-4 font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {duties.map(({ title, citation, proof, answeredBy, answeredAt }) => (
                <tr key={`${title} ${citation}`} className="align-top">
                  <th scope="row" className="py-1.5 pr-4 font-normal wrap-anywhere">
                    {title}
                  </th>
                  <td className="py-1.5 pr-4 wrap-anywhere">{citation}</td>
                  <td className="py-1.5">
                    <span className={proof === 'expired' ? 'font-semibold text-high' : ''}>{capitalise(proof)}</span>
                    {answeredAt && (
                      <AnsweredLine at={answeredAt} by={answeredBy === null ? null : isolated(answeredBy)} />
                    )}
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
