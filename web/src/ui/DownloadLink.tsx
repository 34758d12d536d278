import type { ReactNode } from 'react';

/** A file of the server's, handed to the browser's downloads. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      download
      className="inline-flex h-9 items-center justify-center rounded-control border border-edge bg-surface px-3 text-sm font-medium whitespace-nowrap hover:border-ink"
    >
      {children}
    </a>
  );
}
