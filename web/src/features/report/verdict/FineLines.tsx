import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { formatEuros } from '../../../ui/formatMoney.ts';
import { Section } from '../Section.tsx';

const Fragment = graphql(`
  fragment FineLines_report on Report {
    scored
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
    fines {
      inForce {
        duties
        text
      }
      later {
        duties
        text
      }
    }
    findings {
      text
      dutyId
    }
  }
`);

const SPECIFIED =
  'Fines under the EU AI Act reach up to 7% of global turnover. The estimated range for this system, based on your answers:';

/** Whether a sentence leaves it to Member States whether public bodies are fined at all: then it comes first. */
const isForStates = (sentence: string) => sentence.includes('Art. 99(8)');

/** What the gaps could cost: each line of the law's with the gaps that fire it. */
export function FineLines({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const { scored, estimatedFine, fine, fines, findings } = readFragment(Fragment, props.report);
  const lines = fines ? [fines.inForce, fines.later] : [];
  const others = fine?.explanation.filter(sentence => !lines.some(({ text }) => text === sentence)) ?? [];
  const uncertain = others.filter(isForStates);
  const further = others.filter(sentence => !isForStates(sentence));
  const sum =
    estimatedFine && estimatedFine.max > 0
      ? `${formatEuros(estimatedFine.min)} to ${formatEuros(estimatedFine.max)}`
      : 'No EU-level fine';
  return (
    <Section id="fine" title="Potential Fine Risk" intro={uncertain.length > 0 ? uncertain.join(' ') : SPECIFIED}>
      {uncertain.length > 0 && <p className="mt-3 max-w-170 text-sm text-muted">{SPECIFIED}</p>}
      <p className="figures mt-5 font-serif text-2xl font-semibold">{scored ? sum : 'Not scored'}</p>
      {scored && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {lines.map(({ text, duties }) => (
            <li key={text} className="py-3 print:break-inside-avoid">
              <p className="max-w-170 text-base font-medium print:text-sm">{text}</p>
              {duties.length > 0 && (
                <ul className="mt-1.5 max-w-170 list-disc space-y-1 pl-5 text-sm text-muted marker:text-faint">
                  {findings
                    .filter(({ dutyId }) => dutyId && duties.includes(dutyId))
                    .map(gap => (
                      <li key={gap.text}>{gap.text}</li>
                    ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {scored && further.length > 0 && (
        <div className="mt-4 max-w-170 space-y-2 text-sm text-muted">
          {further.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {fine?.citation && (
        <div className="mt-4">
          <Citation citation={fine.citation} appliesFrom={fine.exposureFrom} on={day} />
        </div>
      )}
    </Section>
  );
}
