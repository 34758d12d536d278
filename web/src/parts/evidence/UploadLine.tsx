import { Button } from '../../ui/Button.tsx';
import type { Upload } from './useUploads.ts';

/** A file on its way with how much is sent, or why it was refused. */
export function UploadLine({ upload: { name, share, error }, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm">
      <span className="min-w-0 flex-1 basis-40 truncate" title={name}>
        {name}
      </span>
      {error ? (
        <>
          <span role="alert" className="text-high">
            {error}
          </span>
          <Button size="small" look="quiet" onClick={onDismiss}>
            Dismiss<span className="sr-only"> {name}</span>
          </Button>
        </>
      ) : (
        <>
          <progress aria-label={`Uploading ${name}`} value={share} className="h-1.5 w-32 accent-accent" />
          <span className="figures w-10 text-right text-xs text-muted">{Math.round(share * 100)}%</span>
        </>
      )}
    </li>
  );
}
