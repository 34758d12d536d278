import { Link } from 'react-router-dom';
import type { Jurisdiction } from '../../../gql/graphql.ts';
import { evidencePath, systemPath } from '../../../parts/paths.ts';
import { Section } from '../Section.tsx';

type Props = {
  jurisdiction: Jurisdiction;
  /** The report's, which is its assessment's. */
  id: string;
  systemId: string;
  hasGaps: boolean;
  hasRequests: boolean;
  prohibited: boolean;
};

/** What to do with the report, each step where it is done. */
export function LinkedSteps({ jurisdiction, id, systemId, hasGaps, hasRequests, prohibited }: Props) {
  const steps = [
    prohibited && {
      to: '#actions',
      link: 'End the prohibited practice',
      text: 'as its action says, and have a lawyer review the case.',
    },
    hasGaps && {
      to: '#actions',
      link: 'Give every recommended action a person and a date',
      text: 'and begin with what is in force.',
    },
    hasRequests && { to: '#requests', link: 'Ask the other party', text: 'for what only it can give you.' },
    { to: evidencePath(jurisdiction, id), link: 'Add the files', text: 'that show what is in place.' },
    { to: '#why', link: 'Have a qualified adviser confirm', text: 'the result and the steps that led to it.' },
    {
      to: systemPath(jurisdiction, systemId),
      link: 'Reassess',
      text: 'when the actions are done, and when the system, its use or the law changes.',
    },
  ];
  return (
    <Section title="Next Steps">
      <ol className="mt-4 max-w-170 list-decimal space-y-2 pl-5 text-base print:break-inside-avoid print:text-sm marker:text-faint">
        {steps.map(
          step =>
            step && (
              <li key={step.link}>
                <Link to={step.to} className="underline underline-offset-4 hover:no-underline">
                  {step.link}
                </Link>{' '}
                {step.text}
              </li>
            ),
        )}
      </ol>
    </Section>
  );
}
