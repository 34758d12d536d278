import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';

const Fragment = graphql(`
  fragment ReportLetterhead_branding on Branding {
    id
    companyName
    colour
    logoUrl
    allowed
  }
`);

/** The organisation's logo and name under a bar in its colour, on screen and in print. */
export function ReportLetterhead(props: { branding: FragmentType<typeof Fragment> }) {
  const { companyName, colour, logoUrl, allowed } = readFragment(Fragment, props.branding);
  if (!allowed || !(colour || logoUrl)) return null;
  return (
    <div
      className="mb-8 flex flex-wrap items-center gap-4 border-t-4 border-line pt-4"
      style={colour ? { borderColor: colour } : undefined}
    >
      {logoUrl && (
        <img
          src={logoUrl}
          alt={companyName ? '' : 'Logo'}
          className="max-h-16 max-w-50 rounded-control bg-white p-1 print:p-0"
        />
      )}
      {companyName && <p className="min-w-0 font-semibold break-words">{companyName}</p>}
    </div>
  );
}
