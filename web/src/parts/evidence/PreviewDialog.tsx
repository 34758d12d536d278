import { ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Previews an image at its own address. All other files are only downloaded. */
export function PreviewDialog({ name, url, onClose }: { name: string; url: string; onClose: () => void }) {
  return (
    <Dialog title="Preview" text={<span className="wrap-anywhere">{name}</span>} open onOpenChange={onClose}>
      <img
        src={`${url}?inline`}
        alt={name}
        className="mx-auto max-h-[60vh] rounded-control border border-line object-contain"
      />
      <div className="mt-5 flex justify-end">
        <ButtonLink to={url} reloadDocument download={name}>
          Download
        </ButtonLink>
      </div>
    </Dialog>
  );
}
