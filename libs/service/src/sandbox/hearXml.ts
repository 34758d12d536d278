import sax from 'sax';

/** What is heard of a part, by names without their prefix. */
export type XmlListener = {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** A part that is no plain XML. */
class BrokenXml extends Error {}

/**
 * Tells what stands in XML as it comes. A document type is refused: with it a part could name entities of its own, which grow without end.
 * @throws BrokenXml
 */
export async function hearXml(bytes: AsyncIterable<Uint8Array>, listener: XmlListener): Promise<void> {
  const heard = sax.parser(true, {});
  heard.onerror = error => {
    throw new BrokenXml(error.message);
  };
  heard.ondoctype = () => {
    throw new BrokenXml('document type');
  };
  heard.onopentag = ({ name, attributes }) => {
    const byName = new Map(Object.entries(attributes).map(([key, value]) => [bare(key), String(value)]));
    listener.open?.(bare(name), wanted => byName.get(wanted));
  };
  heard.ontext = text => listener.text?.(text);
  heard.oncdata = text => listener.text?.(text);
  heard.onclosetag = name => listener.close?.(bare(name));
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of bytes) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      heard.write(decoder.decode(chunk, { stream: true }));
    }
    heard.write(decoder?.decode() ?? '').close();
  } catch (error) {
    // Not in the encoding that its first bytes say.
    throw error instanceof TypeError ? new BrokenXml(error.message) : error;
  }
}

/** By the mark at the beginning, without which XML is in UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
