/** House rules that no linter covers, each as a function of its input. */

const MAX_LINES = 300;
const MAX_SUBJECT = 72;
const TEST = /\.test\.tsx?$/;

/** Patterns that a file's path or text must not match. */
const RULES = [
  {
    message: 'a name for a grab-bag',
    path: /(^|\/)(utils?|common|helpers?|shared|misc|lib|types)(\/|\.[a-z]+$)/,
  },
  { message: 'a barrel', path: /(^|\/)(?<!handlers\/)index\.tsx?$/ },
  { message: 'silences a checker', text: /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/ },
  {
    message: 'waits for time: wait for what it names (web/e2e/settled.ts)',
    path: /^web\/e2e\//,
    text: /\bwaitForTimeout\b|\bnetworkidle\b|timers\/promises|=> setTimeout\(/,
  },
  {
    message: 'takes for granted what browsers can block: ask web/src/ui/siteData.ts',
    path: /^web\/src\//,
    text: /\b(localStorage|sessionStorage|BroadcastChannel|indexedDB|caches)\b|navigator\.(clipboard|cookieEnabled|serviceWorker|locks)|\bdocument\.cookie|\bcrypto\.(subtle|randomUUID)|\bnew Notification\(|\bNotification\.(permission|requestPermission)/,
    except: /^web\/src\/ui\/siteData(\.test)?\.ts$/,
  },
  { message: 'says that it is unfinished', text: /\b(TODO|FIXME|XXX)\b/ },
  {
    message: 'reads the clock: let the caller pass the time',
    path: /^(services\/[^/]+\/src\/domain|libs\/compliance\/src)\//,
    text: /\bDate\.now\b|\bnew Date(\(\)|(?![\w(]))|(?<![\w.] ?|new )\bDate\(\)|\bTemporal\.Now\b|\bperformance\.|\bhrtime\b|\bset(Timeout|Interval|Immediate)\b/,
    except: TEST,
  },
];

export const linesOf = text => text.split('\n').length - 1;

/** @returns a sentence for each rule that a file breaks */
export function faultsIn(file, text) {
  // These two must contain the patterns.
  const isExempt = /(^|\/)house(Rules\.mjs|\.test\.ts)$/.test(file);
  const broken = RULES.filter(rule => {
    if (rule.except?.test(file) || (rule.path && !rule.path.test(file))) return false;
    return !rule.text || (!isExempt && rule.text.test(text));
  });
  const lines = linesOf(text);
  const tooLong = lines > MAX_LINES ? [`${file}: ${lines} lines, ${MAX_LINES} at most`] : [];
  return [...tooLong, ...broken.map(({ message }) => `${file}: ${message}`)];
}

/** @returns a sentence for each number that a service's migrations (001, 002, …) skip or use twice */
export function faultsInNumbers(files) {
  const numbers = new Map();
  for (const file of files) {
    const [, folder, number] = /^(services\/[^/]+\/src\/migrations)\/(\d{3})-(?!.*\.test\.)/.exec(file) ?? [];
    if (folder) numbers.set(folder, [...(numbers.get(folder) ?? []), number]);
  }
  return [...numbers].flatMap(([folder, found]) => {
    const last = Math.max(...found.map(Number));
    const wanted = Array.from({ length: last }, (_, at) => String(at + 1).padStart(3, '0'));
    const missing = wanted.filter(number => !found.includes(number));
    const twice = found.filter((number, at) => found.indexOf(number) !== at);
    return [...missing.map(number => `${folder}: no ${number}`), ...twice.map(number => `${folder}: ${number} twice`)];
  });
}

/** @returns a sentence for each commit subject that is not `area: subject`, or longer than 72 characters */
export function faultsInSubjects(subjects) {
  return subjects.flatMap(subject => {
    if (subject.length > MAX_SUBJECT) return [`"${subject}": ${subject.length} characters, ${MAX_SUBJECT} at most`];
    return /^[a-z][a-z0-9, -]*: [^A-Z\s].*[^.\s]$/.test(subject)
      ? []
      : [`"${subject}": write "area: subject", without a full stop`];
  });
}

/** An action must be named by its commit, because a tag can be moved to other code. */
export function faultsInActions(file, text) {
  return [...text.matchAll(/uses: *(\S+)/g)]
    .map(([, action]) => action)
    .filter(action => !/@[0-9a-f]{40}$/.test(action))
    .map(action => `${file}: ${action} is not named by its commit`);
}

/** Counts each pattern in texts. A phrase may span lines, even in a comment. */
export function countOf(patterns, texts) {
  const inOneLine = texts.map(text => text.replaceAll(/\n\s*(\*(?!\/)|\/\/|#)?\s*/g, ' '));
  return patterns.map(pattern => {
    const phrase = new RegExp(pattern, 'gi');
    return inOneLine.reduce((sum, text) => sum + (text.match(phrase)?.length ?? 0), 0);
  });
}
