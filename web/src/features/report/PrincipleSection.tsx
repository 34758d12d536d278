import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { RagBadge } from '../../ui/RagBadge.tsx';
import { Section } from './Section.tsx';

const Fragment = graphql(`
  fragment PrincipleSection_report on Report {
    principleScores {
      principle
      rag
      score
    }
  }
`);

/** The five principles, each with its rating. */
export function PrincipleSection(props: { report: FragmentType<typeof Fragment> }) {
  const { principleScores } = readFragment(Fragment, props.report);
  return (
    <Section
      title="Principle RAG Scores"
      intro="The five principles are addressed to regulators and are not law themselves; each gap above names the law behind it."
    >
      <table className="mt-4 w-full text-sm">
        <thead className="text-left text-xs text-muted">
          <tr>
            <th className="py-2 font-medium">Principle</th>
            <th className="py-2 text-right font-medium">Score of 100</th>
            <th className="w-32 py-2 pl-6 font-medium">Rating</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {principleScores?.map(({ principle, rag, score }) => (
            <tr key={principle}>
              <th scope="row" className="py-3 text-left text-base font-medium">
                {principle}
              </th>
              <td className="py-3 text-right text-base">{score}</td>
              <td className="py-3 pl-6">
                <RagBadge rag={rag} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
