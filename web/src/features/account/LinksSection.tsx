import { useState } from 'react';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LinkRows } from '../../parts/links/LinkRows.tsx';
import { NewLinkDialog } from '../../parts/links/NewLinkDialog.tsx';
import { AccountSection } from './AccountSection.tsx';

const Fragment = graphql(`
  fragment LinksSection_link on Link {
    ...LinkRows_link
  }
`);

/** Every link of the organisation for people without an account, for owners and managers. */
export function LinksSection(props: { links: readonly FragmentType<typeof Fragment>[] }) {
  const links = readFragment(Fragment, props.links);
  const [renewing, setRenewing] = useState<{ reportId: string; label: string | null }>();
  return (
    <AccountSection
      id="links"
      title="Links for people outside"
      text="Reports that people without an account can read by a link. A link is made on the page of its report, with “Link for Outsiders”; it shows that report and none of later."
    >
      {links.length > 0 && (
        <div className="px-5 sm:px-6">
          <LinkRows links={links} named onRenew={(reportId, label) => setRenewing({ reportId, label })} />
        </div>
      )}
      {renewing && <NewLinkDialog {...renewing} onClose={() => setRenewing(undefined)} />}
    </AccountSection>
  );
}
