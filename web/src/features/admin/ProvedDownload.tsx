import { failureOf } from '../../client/failure.ts';
import { downloadProved } from '../../parts/downloadProved.ts';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { toastFailure } from '../../ui/toast.ts';

/** The CSV file of a list of the administration, which needs a fresh proof. */
export function ProvedDownload({ href, name }: { href: string; name: string }) {
  return (
    <DownloadLink
      href={href}
      onClick={event => {
        event.preventDefault();
        downloadProved(href, name).catch((error: unknown) => toastFailure('Error', failureOf(error).message));
      }}
    >
      Export CSV
    </DownloadLink>
  );
}
