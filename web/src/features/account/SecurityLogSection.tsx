import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatLocalTime } from '../../ui/formatDate.ts';
import { toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment SecurityLogSection_page on SecurityLogPage {
    entries {
      id
      at
      details
      by
      device
      address
    }
    next
  }
`);

const MoreSecurityLog = graphql(`
  query MoreSecurityLog($after: String!) {
    securityLog(first: 50, after: $after) {
      ...SecurityLogSection_page
    }
  }
`);

/** The security events of the account, newest first, with older ones on request. */
export function SecurityLogSection(props: { page: FragmentType<typeof Fragment> }) {
  const newest = readFragment(Fragment, props.page);
  const [older, setOlder] = useState<(typeof newest)[]>([]);
  const [ask, asking] = useLazyQuery(MoreSecurityLog, { fetchPolicy: 'network-only' });
  const pages = [newest, ...older];
  // The newest page may contain new entries since the older pages were loaded.
  const entries = [...new Map(pages.flatMap(page => page.entries).map(entry => [entry.id, entry])).values()];
  const next = pages.at(-1)?.next ?? null;

  async function showMore(after: string) {
    const { data, error } = await ask({ variables: { after } });
    if (data?.securityLog) {
      const page = readFragment(Fragment, data.securityLog);
      setOlder(before => [...before, page]);
    } else if (error) toastFailure('Error', failureOf(error).message);
  }

  return (
    <AccountSection
      id="security-log"
      title="Security log"
      text="Events of the last 180 days. If you do not recognise one, change your password."
    >
      <ol className="divide-y divide-line">
        {entries.map(({ id, at, details, by, device, address }) => (
          <li key={id} className="px-5 py-3 text-sm sm:px-6">
            <p className="break-words">{details}</p>
            <p className="figures mt-0.5 text-muted">
              {[by === 'administrator' ? 'by an administrator' : null, device, address].filter(Boolean).join(' · ')}
              {(by === 'administrator' || device || address) && ' · '}
              <time dateTime={at}>{formatLocalTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {next !== null && (
        <div className="border-t border-line px-5 py-3 sm:px-6">
          <Button size="small" disabled={asking.loading} onClick={() => showMore(next)}>
            Show More
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
