import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';

/** Drawn as specified: two choices and a Save without effect. It says so, and shows what the product really does. */
export function SystemSettings() {
  return (
    <section
      aria-labelledby="system-settings"
      className="max-w-130 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="system-settings" className="font-serif text-xl font-semibold">
        System settings
      </h2>
      <p id="system-settings-note" className="mt-3 rounded-control bg-none-soft px-3 py-2 text-sm text-none">
        These settings are not in use yet, so Save has no effect. At present, email verification is optional and anyone
        can register.
      </p>
      <div className="mt-5 space-y-5">
        <Select label="Email verification" defaultValue="optional">
          <option value="required">Required</option>
          <option value="optional">Optional</option>
          <option value="disabled">Disabled</option>
        </Select>
        <Select label="New registrations" defaultValue="open">
          <option value="open">Open</option>
          <option value="approval">Approval</option>
          <option value="closed">Closed</option>
        </Select>
        <Button aria-describedby="system-settings-note">Save</Button>
      </div>
    </section>
  );
}
