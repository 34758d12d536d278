import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Section } from '../Section.tsx';

const Fragment = graphql(`
  fragment RegulatorSection_report on Report {
    regulators {
      code
      name
      fullName
      reason
      url
    }
  }
`);

/** The UK regulators that may be responsible for the system, with reasons. */
export function RegulatorSection(props: { report: FragmentType<typeof Fragment> }) {
  const { regulators } = readFragment(Fragment, props.report);
  return (
    <Section id="regulators" title="Regulators">
      {regulators.length === 0 && (
        <p className="mt-4 text-base text-muted">
          According to the answers, no specific regulator supervises this system.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {regulators.map(({ code, name, fullName, reason, url }) => (
          <li key={code} className="py-3 print:break-inside-avoid">
            <h3 className="text-base font-medium print:text-sm">
              {fullName} {name !== fullName && <span className="font-normal text-muted">({name})</span>}
            </h3>
            <p className="mt-0.5 max-w-170 text-sm text-muted">
              {reason}{' '}
              <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4 hover:text-ink">
                Guidance<span className="sr-only"> from the {name} (opens in a new tab)</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
