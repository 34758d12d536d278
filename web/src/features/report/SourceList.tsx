import { longDate } from '@aicp/compliance/law/calendar';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';

const Fragment = graphql(`
  fragment SourceList_report on Report {
    findings {
      citation {
        ...SourceList_citation
      }
    }
    actions {
      citation {
        ...SourceList_citation
      }
    }
    duties {
      binds
      citation {
        ...SourceList_citation
      }
    }
    fine {
      citation {
        ...SourceList_citation
      }
    }
  }
`);

const CitationFragment = graphql(`
  fragment SourceList_citation on Citation {
    instrument
    url
    asOf
  }
`);

/** The addresses behind the citations. On screen the citations are links; in print the addresses are written out. */
export function SourceList(props: { report: FragmentType<typeof Fragment> }) {
  const { findings, actions, duties, fine } = readFragment(Fragment, props.report);
  const cited = [...findings, ...actions, ...duties.filter(({ binds }) => binds !== false), fine].flatMap(
    item => item?.citation ?? [],
  );
  const byUrl = new Map(readFragment(CitationFragment, cited).map(source => [source.url, source]));
  if (byUrl.size === 0) return null;
  return (
    <section className="mt-8 hidden text-xs print:block">
      <h2 className="font-semibold print:break-after-avoid">Sources</h2>
      <ul className="mt-2 space-y-1 text-muted">
        {[...byUrl.values()].map(({ instrument, url, asOf }) => (
          <li key={url} className="print:break-inside-avoid">
            {instrument}, text as of {longDate(asOf)}: <span className="wrap-anywhere">{url}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
