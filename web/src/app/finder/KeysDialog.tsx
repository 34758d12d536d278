import { Fragment, useState } from 'react';
import { setSingleKeys, useSingleKeys } from '../../parts/singleKeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { keysHere } from './keys.ts';

/** Lists the keyboard shortcuts of the page behind it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [groups] = useState(keysHere);
  return (
    <Dialog title="Keys" open onOpenChange={onClose}>
      <div className="space-y-5">
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className="text-sm font-medium text-muted">{title}</h3>
            <dl className="mt-2 divide-y divide-line border-y border-line text-sm">
              {lines.map(({ keys, does, isRange }) => (
                <div key={does} className="flex flex-row-reverse items-center justify-between gap-6 py-2">
                  <dt className="flex shrink-0 items-center gap-1.5 text-xs text-muted">
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && (isRange ? 'to' : 'or')}
                        <kbd className="rounded-[4px] border border-line bg-canvas px-1.5 py-0.5 font-sans text-ink">
                          {key}
                        </kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-6">
        <Switch
          label="Single Keys"
          hint="“?” and the keys for answers. Turn them off if you use speech input. Ctrl ? always opens this list."
          checked={useSingleKeys()}
          onChange={setSingleKeys}
        />
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
