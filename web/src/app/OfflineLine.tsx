import { useOnline } from './useOnline.ts';

/** Says, while it lasts, that the connection is gone. The line is always there to be announced from. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className="bg-medium-soft px-4 py-2 text-center text-sm text-medium">
          You are offline. Your saved data is safe, but new changes cannot be saved until you are back online.
        </p>
      )}
    </div>
  );
}
