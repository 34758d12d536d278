import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { formatEuros } from '../../../ui/formatMoney.ts';
import { Section } from '../Section.tsx';
import { Fold } from './Fold.tsx';

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
        text
      }
      later {
        text
      }
    }
  }
`);

const SPECIFIED =
  'Fines under the EU AI Act reach up to 7% of global turnover. The estimated range for this system, based on your answers:';

/** Whether a sentence leaves fines on public bodies to the Member States; such a sentence comes first. */
const isForStates = (sentence: string) => sentence.includes('Art. 99(8)');

/** The fine exposure of the gaps in three lines; a Member State's decision comes first if it matters. */
export function FineLines({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const { scored, estimatedFine, fine, fines } = readFragment(Fragment, props.report);
  const lines = fines ? [fines.inForce, fines.later] : [];
  const others = fine?.explanation.filter(sentence => !lines.some(({ text }) => text === sentence)) ?? [];
  const uncertain = others.filter(isForStates);
  const further = others.filter(sentence => !isForStates(sentence));
  const sum =
    estimatedFine && estimatedFine.max > 0
      ? `${formatEuros(estimatedFine.min)} to ${formatEuros(estimatedFine.max)}`
      : 'No EU-level fine';
  return (
    <Section id="fine" title="Potential Fine Risk">
      {uncertain.length > 0 && <p className="mt-3 max-w-170 text-sm font-medium">{uncertain.join(' ')}</p>}
      <p className="mt-3 text-sm text-muted">{SPECIFIED}</p>
      <p className="figures mt-1 font-serif text-xl font-semibold">{scored ? sum : 'Not scored'}</p>
      {scored && (
        <ul className="mt-2 max-w-170 space-y-1 text-sm">
          {lines.map(({ text }) => (
            <li key={text} className="print:break-inside-avoid">
              {text}
            </li>
          ))}
        </ul>
      )}
      {scored && (further.length > 0 || fine?.citation) && (
        <Fold title="How the ceiling is determined">
          <div className="max-w-170 space-y-2 text-sm text-muted">
            {further.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
            {fine?.citation && <Citation citation={fine.citation} appliesFrom={fine.exposureFrom} on={day} />}
          </div>
        </Fold>
      )}
    </Section>
  );
}
