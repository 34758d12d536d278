import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../client/failure.ts';
import { type OpenedLink, openLink } from '../parts/links/openLink.ts';
import { PasscodeForm } from '../parts/links/PasscodeForm.tsx';
import { Button } from '../ui/Button.tsx';
import { PageState } from '../ui/PageState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** The component for each kind of link. */
const PAGES = {
  report: lazy(() =>
    import('../features/report/byLink/SharedReportPage.tsx').then(page => ({ default: page.SharedReportPage })),
  ),
  room: lazy(() => import('../features/report/byLink/RoomPage.tsx').then(page => ({ default: page.RoomPage }))),
  request: lazy(() => import('../features/answerRequest/AnswerPage.tsx').then(page => ({ default: page.AnswerPage }))),
} satisfies Record<OpenedLink['kind'], unknown>;

/** The fragment of the address, which browsers send to no server. */
const secretIn = () => window.location.hash.slice(1);

/** The page of a link for people without an account. Opens the link, asks for its passcode if it has one, and shows its content. */
export function LinkPage() {
  const [secret, setSecret] = useState(secretIn);
  const [link, setLink] = useState<OpenedLink>();
  const [failure, setFailure] = useState<Failure>();
  const [locked, setLocked] = useState(false);
  const [loading, setLoading] = useState(true);
  const given = useRef<string>(undefined);
  usePageTitle('Shared with You');

  const fail = useCallback((error: unknown) => {
    const why = failureOf(error);
    setLink(undefined);
    setFailure(why);
    if (why.reason === 'passcode') setLocked(true);
  }, []);
  const open = useCallback(
    async (passcode?: string) => {
      setLoading(true);
      setFailure(undefined);
      try {
        setLink(await openLink(secret, passcode));
        given.current = passcode;
      } catch (error) {
        fail(error);
      } finally {
        setLoading(false);
      }
    },
    [secret, fail],
  );

  // Writing through a link may take longer than a pass is valid.
  const renew = useCallback(() => openLink(secret, given.current), [secret]);

  useEffect(() => {
    if (secret) void open();
  }, [secret, open]);
  useEffect(() => {
    const follow = () => {
      setSecret(secretIn());
      setLink(undefined);
      setLocked(false);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  if (!secret)
    return (
      <PageState
        title="This link is incomplete"
        text="A link ends in # and a long series of letters and digits. Please copy the complete link from the message."
      />
    );
  if (locked && !link) return <PasscodeForm failure={failure} loading={loading} onSubmit={open} />;
  if (failure)
    return (
      <PageState title="This link could not be opened" text={failure.message}>
        <Button look="primary" onClick={() => open()}>
          Try Again
        </Button>
      </PageState>
    );
  if (!link) return waiting;
  const Page = PAGES[link.kind];
  return (
    <Suspense fallback={waiting}>
      <Page key={link.pass} link={link} renew={renew} onFailure={fail} />
    </Suspense>
  );
}

const waiting = (
  <div className="mx-auto max-w-240 space-y-10 px-4 py-12 sm:px-6">
    <Skeleton rows={2} className="h-9" />
    <Skeleton rows={2} className="h-56" />
  </div>
);
