import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../../client/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageState } from '../../../ui/PageState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import type { FiledReport } from './asReport.ts';
import { fetchShared, type OpenedLink, openLink } from './openLink.ts';
import { PasscodeForm } from './PasscodeForm.tsx';
import { SharedReport } from './SharedReport.tsx';

type Shown = { link: OpenedLink; report: FiledReport };

/** What stands behind # in the address: browsers send it to nobody. */
const secretIn = () => window.location.hash.slice(1);

/** The page of a link for people without an account: opens it, asks for its passcode where it has one, and shows the report. */
export function SharedPage() {
  const [secret, setSecret] = useState(secretIn);
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<Failure>();
  const [locked, setLocked] = useState(false);
  const [loading, setLoading] = useState(true);
  usePageTitle(shown ? `Report on ${shown.report.system.name}` : 'Shared Report');

  const show = useCallback(async (load: () => Promise<Shown>) => {
    setLoading(true);
    setFailure(undefined);
    try {
      setShown(await load());
    } catch (error) {
      const why = failureOf(error);
      setShown(undefined);
      setFailure(why);
      if (why.reason === 'passcode') setLocked(true);
    } finally {
      setLoading(false);
    }
  }, []);
  const open = useCallback(
    (passcode?: string) =>
      show(async () => {
        const link = await openLink(secret, passcode);
        return { link, report: await reportOf(link, link.reports[0]?.id ?? 0) };
      }),
    [secret, show],
  );

  useEffect(() => {
    if (secret) open();
  }, [secret, open]);
  useEffect(() => {
    const follow = () => {
      setSecret(secretIn());
      setLocked(false);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  if (!secret)
    return (
      <PageState
        title="This address is not complete"
        text="A link ends in # and a long row of letters and digits. Please copy the whole of it from the message that it came with."
      />
    );
  if (locked && !shown) return <PasscodeForm failure={failure} loading={loading} onSubmit={open} />;
  if (failure)
    return (
      <PageState title="There is nothing to read here" text={failure.message}>
        <Button look="primary" onClick={() => open()}>
          Try again
        </Button>
      </PageState>
    );
  if (!shown)
    return (
      <div className="mx-auto max-w-240 space-y-10 px-4 py-12 sm:px-6">
        <Skeleton rows={2} className="h-9" />
        <Skeleton rows={2} className="h-56" />
      </div>
    );
  const { link, report } = shown;
  return (
    <SharedReport
      key={report.id}
      link={link}
      report={report}
      onChoose={id => show(async () => ({ link, report: await reportOf(link, id) }))}
      onFailure={error => setFailure(failureOf(error))}
    />
  );
}

async function reportOf({ pass }: OpenedLink, id: number): Promise<FiledReport> {
  return (await fetchShared(pass, id, 'json')).json();
}
