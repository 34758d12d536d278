import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Ledger } from './Ledger.tsx';
import { NumberedItem } from './NumberedItem.tsx';
import { Section } from './Section.tsx';

const Fragment = graphql(`
  fragment FindingList_report on Report {
    findings {
      questionId
      text
      severity
      appliesFrom
      citation {
        ...Citation_citation
      }
    }
  }
`);

export const severities = {
  critical: { tone: 'critical', word: 'Critical' },
  high: { tone: 'high', word: 'High' },
  medium: { tone: 'medium', word: 'Medium' },
  low: { tone: 'none', word: 'Low' },
} as const;

export function FindingList(props: { report: FragmentType<typeof Fragment> }) {
  const { findings } = readFragment(Fragment, props.report);
  return (
    <Section title="Critical Compliance Gaps">
      {findings.length === 0 ? (
        <p className="mt-4 text-base text-muted">
          Your answers show no gaps. Reassess when the system, its use or the law changes.
        </p>
      ) : (
        <Ledger title="Gap" margin="Severity and source">
          {findings.map(({ questionId, text, severity, citation, appliesFrom }, index) => (
            <NumberedItem
              key={questionId}
              number={index + 1}
              text={text}
              margin={
                <>
                  <Badge {...severities[severity]} />
                  <Citation citation={citation} appliesFrom={appliesFrom} />
                </>
              }
            />
          ))}
        </Ledger>
      )}
    </Section>
  );
}
