import sax from 'sax';

/** An attribute of an element by its name: without a prefix, or in one of the given namespaces. */
export type Attribute = (name: string, namespaces?: ReadonlySet<string>) => string | undefined;

/** The handlers for one path of a part. */
export type Heard = { open?(attribute: Attribute): void; text?(text: string): void; close?(): void };

/** Places of a part by the element names of their path, such as `sst/si/t`. */
export type Places = Readonly<Record<string, Heard>>;

/** The error for a part that is not valid XML for an Office document. */
export class BrokenXml extends Error {}

/** Wraps elements for programs that know other namespaces; the fallback content counts as if it were not wrapped. */
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

type Step = { heard: Heard; steps: Map<string, Step> };
/** The namespaces by prefix, as declared by one element and by the elements around it. */
type Scope = { declared: ReadonlyMap<string, string>; around?: Scope };

/**
 * Reports the content of an XML part at the given places as a stream. Elements of another namespace or place are ignored with their
 * content. A document type is refused: it could define entities that grow without end.
 * @param every receives every element, anywhere, with its prefix
 * @throws BrokenXml
 */
export async function streamXml(
  bytes: AsyncIterable<Uint8Array>,
  namespaces: ReadonlySet<string>,
  places: Places,
  every: (name: string, attributes: Attributes) => void = () => {},
): Promise<void> {
  // The parser's own namespace handling takes quadratic time in the number of an element's attributes.
  const parser = sax.parser(true, {});
  const way: { step: Step; scope: Scope }[] = [{ step: stepsTo(places), scope: { declared: new Map() } }];
  /** Open elements within an ignored one. */
  let aside = 0;
  parser.onerror = error => {
    throw new BrokenXml(`it is not well-formed XML, ${error.message.split('\n', 1)[0]}`);
  };
  parser.ondoctype = () => {
    throw new BrokenXml('it declares a document type');
  };
  parser.onopentag = ({ name, attributes }) => {
    every(name, attributes as Attributes);
    const here = aside === 0 ? way.at(-1) : undefined;
    const scope = here && scopeOf(attributes as Attributes, here.scope);
    const step = scope && next(here.step, name, scope);
    if (!step) aside += 1;
    else way.push({ step, scope });
    if (step && step !== here?.step) step.heard.open?.(reader(attributes as Attributes, scope));
  };
  const hear = (text: string) => {
    if (aside === 0) way.at(-1)?.step.heard.text?.(text);
  };
  parser.ontext = hear;
  parser.oncdata = hear;
  parser.onclosetag = () => {
    if (aside > 0) aside -= 1;
    else {
      const step = way.pop()?.step;
      if (step !== way.at(-1)?.step) step?.heard.close?.();
    }
  };
  function next(here: Step, name: string, scope: Scope): Step | undefined {
    const { namespace, local } = resolved(name, scope);
    if (namespaces.has(namespace)) return here.steps.get(local);
    return namespace === COMPATIBILITY && (local === 'AlternateContent' || local === 'Fallback') ? here : undefined;
  }
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of bytes) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.write(decoder?.decode() ?? '').close();
  } catch (error) {
    // Not in its declared encoding, or in an unknown one.
    if (error instanceof TypeError || error instanceof RangeError) throw new BrokenXml(error.message);
    throw error;
  }
}

function stepsTo(places: Places): Step {
  const root: Step = { heard: {}, steps: new Map() };
  for (const [place, heard] of Object.entries(places)) {
    let step = root;
    for (const name of place.split('/')) {
      const steps = step.steps;
      step = steps.get(name) ?? { heard: {}, steps: new Map() };
      steps.set(name, step);
    }
    step.heard = heard;
  }
  return root;
}

type Attributes = Record<string, string>;

function scopeOf(attributes: Attributes, around: Scope): Scope {
  let declared: Map<string, string> | undefined;
  for (const name in attributes) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    declared ??= new Map();
    declared.set(name.slice('xmlns:'.length), attributes[name] ?? '');
  }
  return declared ? { declared, around } : around;
}

function resolved(name: string, scope: Scope): { namespace: string; local: string } {
  const at = name.indexOf(':');
  const prefix = name.slice(0, Math.max(0, at));
  for (let within: Scope | undefined = scope; within; within = within.around) {
    const namespace = within.declared.get(prefix);
    if (namespace !== undefined) return { namespace, local: name.slice(at + 1) };
  }
  return { namespace: '', local: name };
}

function reader(attributes: Attributes, scope: Scope): Attribute {
  return (wanted, namespaces) => {
    if (!namespaces) return attributes[wanted];
    for (const name in attributes) {
      const { namespace, local } = resolved(name, scope);
      // An attribute without a prefix is in no namespace.
      if (local === wanted && name !== local && namespaces.has(namespace)) return attributes[name];
    }
    return undefined;
  };
}

/** By the mark at the beginning or the declaration; XML without either is UTF-8. */
function encodingOf(chunk: Uint8Array): string {
  const [first, second] = chunk;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const head = Buffer.from(chunk.subarray(0, 200)).toString('latin1');
  const said = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // A part of single bytes that declares UTF-16 is not in it.
  return /^utf-?16/i.test(said) ? 'utf-8' : said;
}
