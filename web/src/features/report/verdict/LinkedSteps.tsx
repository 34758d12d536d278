import { Link } from 'react-router-dom';
import type { Jurisdiction } from '../../../gql/graphql.ts';
import { evidencePath, supplierPath, systemPath } from '../../../parts/paths.ts';
import { Section } from '../Section.tsx';

type Props = {
  jurisdiction: Jurisdiction;
  /** The id of the report, which is that of its assessment. */
  id: string;
  systemId: string;
  hasGaps: boolean;
  hasRequests: boolean;
  prohibited: boolean;
};

/** The next steps with the report, each linking to its place. */
export function LinkedSteps({ jurisdiction, id, systemId, hasGaps, hasRequests, prohibited }: Props) {
  const steps = [
    prohibited && {
      to: '#actions',
      link: 'End the prohibited practice',
      text: 'as described in its action, and have a lawyer review the case.',
    },
    hasGaps && {
      to: '#actions',
      link: 'Give every recommended action an owner and a due date',
      text: 'and start with what applies now.',
    },
    hasRequests && {
      to: supplierPath(jurisdiction, systemId),
      link: 'Ask your supplier',
      text: 'for the information that only they can give.',
    },
    { to: evidencePath(jurisdiction, id), link: 'Add evidence files', text: 'that prove what is in place.' },
    { to: '#why', link: 'Have a qualified adviser confirm', text: 'the classification.' },
    {
      to: systemPath(jurisdiction, systemId),
      link: 'Reassess',
      text: 'when the actions are done, and when the system, its use or the law changes.',
    },
  ];
  const look = 'underline underline-offset-4 hover:no-underline';
  return (
    <Section title="Next Steps">
      <ol className="mt-3 max-w-170 list-decimal space-y-1.5 pl-5 text-sm print:break-inside-avoid marker:text-faint">
        {steps.map(
          step =>
            step && (
              <li key={step.link}>
                {step.to.startsWith('#') ? (
                  <a href={step.to} className={look}>
                    {step.link}
                  </a>
                ) : (
                  <Link to={step.to} className={look}>
                    {step.link}
                  </Link>
                )}{' '}
                {step.text}
              </li>
            ),
        )}
      </ol>
    </Section>
  );
}
