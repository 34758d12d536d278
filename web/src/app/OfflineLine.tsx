import { useOnline } from './useOnline.ts';

/** Says, while it lasts, that the connection is gone. The line is always there to be announced from. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className="bg-medium-soft px-4 py-2 text-center text-sm text-medium">
          You are offline. What you saved is kept; nothing new can be saved until you are connected again.
        </p>
      )}
    </div>
  );
}
