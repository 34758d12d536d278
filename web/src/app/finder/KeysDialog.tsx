import { Fragment, useState } from 'react';
import { setSingleKeys, useSingleKeys } from '../../parts/singleKeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';

/** Lists the keyboard shortcuts of the page behind it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [groups] = useState(keysHere);
  return (
    <Dialog title="Keyboard Shortcuts" open onOpenChange={onClose}>
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
          label="Single-Key Shortcuts"
          hint="These are “?” and the keys for answers. Turn them off if you use speech input. Ctrl ? always opens this list."
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

/** `keys` are alternatives, or the first and last key of a range. */
type Line = { keys: readonly string[]; does: string; isRange?: boolean };
type Keys = { title: string; lines: readonly Line[] };

const everywhere: Keys = {
  title: 'Every page',
  lines: [
    { keys: ['Ctrl K', '⌘ K'], does: 'Find a system, report, document or page' },
    { keys: ['?', 'Ctrl ?'], does: 'Show the keyboard shortcuts' },
    { keys: ['Tab'], does: 'Go to the next control or, with Shift, the previous one' },
    { keys: ['Esc'], does: 'Close the open dialog or menu' },
  ],
};
const calendar: Keys = {
  title: 'Calendar',
  lines: [
    { keys: ['←', '→'], does: 'Previous or next day' },
    { keys: ['↑', '↓'], does: 'Previous or next week' },
    { keys: ['Home', 'End'], does: 'First or last day of the week' },
    { keys: ['Page Up', 'Page Down'], does: 'Previous or next month' },
    { keys: ['Enter'], does: 'Open the day' },
  ],
};
const tabs: Keys = { title: 'Tabs', lines: [{ keys: ['←', '→'], does: 'Previous or next tab' }] };

const headings: Keys = {
  title: 'Column headings',
  lines: [
    { keys: ['←', '→'], does: 'Previous or next column' },
    { keys: ['Enter'], does: 'Sort by this column' },
  ],
};

const isShown = (selector: string) =>
  [...document.querySelectorAll(`main ${selector}`)].some(one => one.checkVisibility({ visibilityProperty: true }));

/** The keyboard shortcuts of the current page, by its content. */
function keysHere(): Keys[] {
  return [
    ...questions(),
    ...(isShown('[role="grid"]') ? [calendar] : []),
    ...(isShown('th button[tabindex="-1"]') ? [headings] : []),
    ...(isShown('[role="tablist"]') ? [tabs] : []),
    everywhere,
  ];
}

function questions(): Keys[] {
  const answers = [...document.querySelectorAll('main input[type="radio"][aria-keyshortcuts]:enabled')];
  const [first, last] = [answers[0], answers.at(-1)].map(answer => answer?.getAttribute('aria-keyshortcuts'));
  if (!first || !last) return [];
  const lines = [
    { keys: [first, last], does: 'Choose the answer with this key', isRange: answers.length > 2 },
    { keys: ['Enter'], does: 'Go to the next question' },
  ];
  return [{ title: 'Questions', lines }];
}
