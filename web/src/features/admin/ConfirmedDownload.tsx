import { failureOf } from '../../client/failure.ts';
import { downloadConfirmed } from '../../parts/downloadConfirmed.ts';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { toastFailure } from '../../ui/toast.ts';

/** The CSV download of an admin list, which requires a recent confirmation. */
export function ConfirmedDownload({ href, name }: { href: string; name: string }) {
  return (
    <DownloadLink
      href={href}
      onClick={event => {
        event.preventDefault();
        downloadConfirmed(href, name).catch((error: unknown) => toastFailure('Error', failureOf(error).message));
      }}
    >
      Export CSV
    </DownloadLink>
  );
}
