import type { FragmentType } from '../../gql/fragment-masking.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LinkRows } from '../../parts/links/LinkRows.tsx';
import { newRoomPath } from '../../parts/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';

const Fragment = graphql(`
  fragment LinksSection_link on Link {
    ...LinkRows_link
  }
`);

/** Every link of the organisation for people without an account, for owners and managers. */
export function LinksSection(props: { links: readonly FragmentType<typeof Fragment>[] }) {
  const links = readFragment(Fragment, props.links);
  return (
    <AccountSection
      id="links"
      title="Links for people outside"
      text="What people without an account can read by a link. A link to one report is made on the report’s page, with “Link for Outsiders”; an audit room shows systems with their documents and evidence; a supplier answers questions. None shows what came later until you replace it."
    >
      <div className="px-5 pt-4 sm:px-6">
        <ButtonLink to={newRoomPath} size="small">
          New Audit Room
        </ButtonLink>
      </div>
      {links.length > 0 && (
        <div className="px-5 sm:px-6">
          <LinkRows links={links} named />
        </div>
      )}
    </AccountSection>
  );
}
