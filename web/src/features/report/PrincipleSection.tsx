import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { RagBadge, toneOfRag } from '../../ui/RagBadge.tsx';
import { ScoreBar } from '../../ui/ScoreBar.tsx';
import { Section } from './Section.tsx';

const Fragment = graphql(`
  fragment PrincipleSection_report on Report {
    scores {
      inForce {
        score
      }
    }
    principleScores {
      principle
      rag
      score
      why
    }
  }
`);

/** The scores at which AMBER and GREEN begin. */
const thresholds = [75, 90];

/** The five principles, each with its rating, and its score as a bar on the rating's scale. */
export function PrincipleSection(props: { report: FragmentType<typeof Fragment> }) {
  const { scores, principleScores } = readFragment(Fragment, props.report);
  return (
    <Section
      title="Principle RAG Scores"
      intro={`The five principles are addressed to regulators and are not law themselves; each gap above names the law behind it.${scores ? ' A legal duty that is not met can rate its principle lower than its score alone; the row then says why.' : ''}`}
    >
      <table className="mt-4 w-full text-sm print:break-inside-avoid">
        <thead className="text-left text-xs text-muted">
          <tr>
            <th className="py-2 font-medium">Principle</th>
            <th className="w-1/2 py-2 font-medium max-sm:hidden">
              AMBER from {thresholds[0]}, GREEN from {thresholds[1]}
            </th>
            <th className="py-2 pl-4 text-right font-medium sm:whitespace-nowrap">Score (0 to 100)</th>
            <th className="py-2 pl-3 font-medium sm:w-28 sm:pl-6">Rating</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {principleScores?.map(({ principle, rag, score, why }) => (
            <tr key={principle}>
              <th
                scope="row"
                aria-label={principle}
                className="py-3.5 text-left text-base font-medium max-sm:w-full sm:pr-6 print:text-sm"
              >
                {principle}
                <div className="mt-2 sm:hidden">
                  <ScoreBar score={score} tone={toneOfRag[rag]} thresholds={thresholds} />
                  {why && <p className="mt-2 text-xs font-normal text-muted">{why}</p>}
                </div>
              </th>
              <td className="py-3.5 max-sm:hidden">
                <ScoreBar score={score} tone={toneOfRag[rag]} thresholds={thresholds} />
                {why && <p className="mt-2 text-xs text-muted">{why}</p>}
              </td>
              <td className="py-3.5 pl-4 text-right text-base">{score}</td>
              <td className="py-3.5 pl-3 sm:pl-6">
                <RagBadge rag={rag} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
