import Bowser from 'bowser';

const MAX_LENGTH = 60;

const MAX_REMEMBERED = 1_000;
const labels = new Map<string, string>();

/** The client's own name for display: 'Firefox on Linux', 'curl'. Any claim becomes plain words. */
export function deviceLabel(agent: string): string {
  const known = labels.get(agent);
  if (known !== undefined) return known;
  if (labels.size >= MAX_REMEMBERED) labels.clear();
  const label = describe(agent);
  labels.set(agent, label);
  return label;
}

function describe(agent: string): string {
  if (agent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(agent);
  const name = browser.name || agent.split(/[/\s]/, 1)[0] || '';
  const label = [name, os.name].filter(Boolean).join(' on ');
  return (
    label
      .replace(/[^A-Za-z0-9 ()+_-]/g, '')
      .trim()
      .slice(0, MAX_LENGTH) || 'Unknown device'
  );
}
