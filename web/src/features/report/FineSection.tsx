import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { formatEuros } from '../../ui/formatMoney.ts';
import { Section } from './Section.tsx';

const Fragment = graphql(`
  fragment FineSection_report on Report {
    estimatedFine {
      min
      max
    }
    fine {
      explanation
      exposureFrom
      citation {
        ...Citation_citation
      }
    }
  }
`);

/** What the gaps could cost, and how the figure came about. */
export function FineSection(props: { report: FragmentType<typeof Fragment> }) {
  const { estimatedFine, fine } = readFragment(Fragment, props.report);
  return (
    <Section
      title="Potential Fine Risk"
      intro="Fines under the EU AI Act reach up to 7% of global turnover. The estimated range for this system, based on your answers:"
    >
      <p className="figures mt-5 font-serif text-2xl font-semibold">
        {estimatedFine && estimatedFine.max > 0
          ? `${formatEuros(estimatedFine.min)} to ${formatEuros(estimatedFine.max)}`
          : 'No EU-level fine'}
      </p>
      <div className="mt-3 max-w-170 space-y-2 text-sm text-muted">
        {fine?.explanation.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {fine?.citation && (
        <div className="mt-4">
          <Citation citation={fine.citation} appliesFrom={fine.exposureFrom} />
        </div>
      )}
    </Section>
  );
}
